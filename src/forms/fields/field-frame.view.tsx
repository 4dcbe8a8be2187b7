import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScope } from '../../react/scope-context';
import type { FieldLabels } from '../model/field-labels';
import type { Country, DrawnField } from '../model/form.types';
import type { FieldProps } from './field.types';

interface TitleProps {
  readonly field: DrawnField;
  readonly t: FieldLabels;
}

/** The id that describes a field's controls; undefined without a description. */
export const descriptionId = ({ id, description }: DrawnField) =>
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

const readAnswers = (item: HTMLElement) =>
  [...item.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked,select')].flatMap(
    ({ value }) => value || [],
  );

type ItemRef = (item: HTMLElement | null) => void;

/** The answers that are chosen, for fields with follow-up questions; `ref` is for the field's element. */
export function useAnswers({ followUps }: DrawnField): [answers: readonly string[], ref: ItemRef] {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ref = useCallback(
    (item: HTMLElement | null) => {
      // The browser's own event: React ignores changes that a script has made to a radio button, as when a draft is restored.
      if (followUps.length) item?.addEventListener('change', () => setAnswers(readAnswers(item)));
    },
    [followUps],
  );
  return [answers, ref];
}

interface FollowUpsProps extends FieldProps {
  readonly answers: readonly string[];
}

/** The questions that belong to the chosen answers. A question that is not asked is neither in the page nor sent. */
export function FollowUps({ answers, field, onFieldsChange, renderField }: FollowUpsProps): ReactNode {
  const asked = field.followUps.filter((followUp) =>
    followUp.answers.length ? followUp.answers.some((answer) => answers.includes(answer)) : answers.length,
  );
  const ids = asked.map((followUp) => followUp.field.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other fields are drawn
  useEffect(() => {
    if (field.followUps.length) onFieldsChange();
  }, [ids]);
  return asked.length ? (
    <div className="followup-question-container">{asked.map((followUp) => renderField(followUp.field))}</div>
  ) : null;
}

/** A country's format. The page describes its own country only; the others are loaded when one is chosen. */
export function useCountry<Custom>(
  country: string,
  own: Custom,
  ofOther: (formats: typeof import('./country-formats'), country: string) => Custom,
): [custom: Custom, choose: (country: string) => void] {
  const scope = useScope();
  const [custom, setCustom] = useState(own);
  const newest = useRef(country);
  const choose = scope.guard(async (next: string) => {
    newest.current = next;
    if (next === country || !next) {
      setCustom(own);
      return;
    }
    const formats = await scope.load('country-formats', () => import('./country-formats'));
    if (newest.current === next) setCustom(ofOther(formats, next));
  });
  return [custom, choose];
}
