import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldLabels } from '../model/field-labels';
import type { Country, FieldModel } from '../model/form.types';
import type { ItemRef } from './choice/follow-ups.view';

interface TitleProps {
  readonly field: FieldModel;
  readonly t: FieldLabels;
}

/** The id that describes a field's controls; undefined without a description. */
export const descriptionId = ({ id, description }: FieldModel) =>
  description ? `${id}-description` : undefined;

/** Title and required mark on one line, although themes make every `.description` a block. */
export function TitleText({ field, t }: TitleProps): ReactNode {
  return (
    <span className="inlay-form-title">
      <span>{field.title}</span>
      {field.isRequired && <span className="description required">{t('required')}</span>}
    </span>
  );
}

/** The class of drawn controls. The platform's own class, `field-element`, would give them the themes' old look. */
export const CONTROL_CLASS = 'inlay-form-input';

/** A control, followed by what themes with effects paint in its place: they make the control itself invisible. */
export function Painted({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="inlay-form-control">
      {children}
      <span className="form-input-effects" aria-hidden="true">
        <span className="form-input-effects-border" />
      </span>
    </div>
  );
}

export function Description({ field }: Pick<TitleProps, 'field'>): ReactNode {
  return field.description ? (
    <p className="description" id={descriptionId(field)}>
      {field.description}
    </p>
  ) : null;
}

interface GroupProps extends TitleProps {
  /** `fields`: several parts of one value; `field`: one value, chosen from several. */
  readonly kind: 'field' | 'fields';
  readonly lengths?: string | undefined;
  readonly itemRef?: ItemRef;
  readonly children: ReactNode;
}

/** A field of several controls: one title for all of them. */
export function GroupFrame({ field, t, kind, lengths, itemRef, children }: GroupProps): ReactNode {
  const { type, id, isRequired } = field;
  return (
    <fieldset
      id={id}
      className={`form-item ${kind} ${type}${isRequired ? ' required' : ''}`}
      aria-describedby={descriptionId(field)}
      data-lengths={lengths}
      {...(itemRef && { ref: itemRef })}
    >
      <legend className="title" id={`${id}-field-wrapper`}>
        <TitleText field={field} t={t} />
      </legend>
      <Description field={field} />
      {children}
    </fieldset>
  );
}

interface PartProps {
  readonly id: string;
  readonly label: string;
  /** Its index in the value. */
  readonly index: number;
  readonly className?: string;
  readonly isRequired?: boolean;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string;
  readonly type?: 'text' | 'tel';
  readonly inputMode?: 'numeric';
  readonly maxLength?: number | undefined;
  /** The options of a list, instead of a text input. */
  readonly options?: ReactNode;
  /** Index of the option that is chosen at first; -1: none. */
  readonly start?: number;
  readonly onChange?: (control: HTMLSelectElement) => void;
}

export function Part(props: PartProps): ReactNode {
  const { id, label, index, className = '', isRequired, options, start = -1, onChange, ...input } = props;
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    // As the server would have written it: the renderers differ here, and two countries may share one code.
    const option = select.current?.options[start];
    if (option) option.defaultSelected = true;
  }, [start]);
  const shared = { id, className: CONTROL_CLASS, 'data-index': index };
  return (
    <div className={`field ${className}`}>
      <label className="caption" htmlFor={id}>
        <span className="caption-text">{label}</span>
      </label>
      <Painted>
        {options ? (
          <select
            {...shared}
            autoComplete={input.autoComplete}
            aria-required={isRequired}
            ref={select}
            onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
          >
            {options}
          </select>
        ) : (
          <input {...shared} type="text" {...input} aria-required={isRequired} spellCheck="false" />
        )}
      </Painted>
    </div>
  );
}

interface CountryPartProps extends Omit<PartProps, 'options' | 'start' | 'onChange'> {
  /** Empty: the visitor types the country's name. */
  readonly countries: readonly Country[];
  /** Code of the country that is chosen at first. */
  readonly country: string;
  /** Whether the value is the dialling code instead of the country's code. */
  readonly isPhoneCode?: boolean;
  readonly onCountry: (code: string) => void;
}

export function CountryPart({ countries, country, isPhoneCode, onCountry, ...part }: CountryPartProps) {
  if (!countries.length) return <Part {...part} />;
  return (
    <Part
      {...part}
      start={countries.findIndex(({ code }) => code === country) + 1}
      onChange={({ selectedIndex }) => onCountry(countries[selectedIndex - 1]?.code ?? '')}
      options={
        <>
          <option value="" />
          {countries.map(({ name, code, phoneCode }) => (
            <option key={code} value={isPhoneCode ? phoneCode : code}>
              {isPhoneCode ? `${name} (${phoneCode})` : name}
            </option>
          ))}
        </>
      }
    />
  );
}
