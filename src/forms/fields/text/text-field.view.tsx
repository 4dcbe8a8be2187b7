import type { ReactNode } from 'react';
import type { DrawnField, FieldType } from '../../model/form.types';
import type { FieldProps } from '../field.types';
import {
  CONTROL_CLASS,
  Description,
  descriptionId,
  FollowUps,
  Painted,
  TitleText,
  useAnswers,
} from '../field-frame.view';

interface InputHints {
  readonly type?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  readonly autoComplete?: string;
}

const isFree = (type: FieldType) => type === 'text' || type === 'textarea';

interface ControlProps {
  readonly field: DrawnField;
  readonly hints: InputHints | undefined;
}

function Control({ field, hints }: ControlProps): ReactNode {
  const { type, id, isRequired, placeholder, options, fileTypes, maxFiles } = field;
  const shared = {
    id: `${id}-field`,
    className: CONTROL_CLASS,
    'aria-required': isRequired || undefined,
    'aria-describedby': descriptionId(field),
  };
  if (type === 'textarea') return <textarea {...shared} placeholder={placeholder || undefined} />;
  if (type === 'select')
    return (
      <select {...shared} name={`${id}-field`}>
        <option value="" />
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return (
    <input
      type="text"
      {...hints}
      {...shared}
      placeholder={placeholder || undefined}
      spellCheck={isFree(type) ? undefined : 'false'}
      {...(type === 'file' && { accept: fileTypes.join() || undefined, multiple: maxFiles > 1 })}
    />
  );
}

function TextField({ hints, ...props }: FieldProps & Pick<ControlProps, 'hints'>): ReactNode {
  const { field, t } = props;
  const { type, id, isRequired, currencySymbol } = field;
  const control = (
    <Painted>
      <Control field={field} hints={hints} />
    </Painted>
  );
  const [answers, ref] = useAnswers(field);
  return (
    <>
      <div
        id={id}
        className={`form-item field ${type}${isRequired ? ' required' : ''}`}
        data-max-length={field.maxLength || undefined}
        ref={ref}
      >
        <label className="title" htmlFor={`${id}-field`}>
          <TitleText field={field} t={t} />
        </label>
        <Description field={field} />
        {currencySymbol ? (
          <div className="form-input-prefixed">
            <span className="form-input-prefix">{currencySymbol}</span>
            {control}
          </div>
        ) : (
          control
        )}
        {field.offersMailingList && (
          <div className="option">
            <label>
              <input type="checkbox" className="mailing-list" />
              <span>{t('email.signUp')}</span>
            </label>
          </div>
        )}
      </div>
      <FollowUps {...props} answers={answers} />
    </>
  );
}

export const textField =
  (hints?: InputHints) =>
  (props: FieldProps): ReactNode => <TextField {...props} hints={hints} />;
