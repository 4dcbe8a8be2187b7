import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useScopeId } from '../../../react/scope-context';
import type { PanelEntry } from './panel-rows';

interface PanelSwitchProps {
  readonly entry: PanelEntry;
  readonly isOn: boolean;
  /** Some of its services are on. Undefined for what has none. */
  readonly isMixed?: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
  /** Its services, in a list that has its name. */
  readonly children?: ReactNode;
}

/** A category or a service, with its switch. */
export function PanelSwitch({ entry, isOn, isMixed, onChange, children }: PanelSwitchProps): ReactNode {
  const id = useScopeId();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Not an attribute.
    if (box.current) box.current.indeterminate = isMixed === true;
  }, [isMixed]);
  const { label, about, isAlways } = entry;
  return (
    <>
      <div className="toggle-wrapper inlay-manage-toggle">
        <input
          type="checkbox"
          // A switch is on or off; only a checkbox can be mixed.
          role={isMixed === undefined ? 'switch' : undefined}
          id={id}
          ref={box}
          aria-describedby={about.length ? `${id}-about` : undefined}
          disabled={isAlways}
          checked={isOn}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
      </div>
      {about.length > 0 && (
        <div className="category-description" id={`${id}-about`}>
          {about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {children && (
        <ul className="inlay-manage-services" aria-labelledby={`${id}-label`}>
          {children}
        </ul>
      )}
    </>
  );
}
