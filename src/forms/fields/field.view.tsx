import type { ReactNode } from 'react';
import { language } from '../../text/language';
import type { FieldType } from '../model/form.types';
import { AddressField } from './address/address-field.view';
import type { FieldProps } from './field.types';
import {
  CountryPart,
  Description,
  FollowUps,
  GroupFrame,
  Part,
  useAnswers,
  useCountry,
} from './field-frame.view';
import { textField } from './text/text-field.view';

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

function Option({ type, name, value, label }: OptionProps): ReactNode {
  return (
    <div className="option">
      <label>
        <input type={type} name={name} value={value} />
        <span>{label}</span>
      </label>
    </div>
  );
}

function ChoiceField(props: FieldProps): ReactNode {
  const { field, t } = props;
  const [answers, ref] = useAnswers(field);
  return (
    <>
      <GroupFrame field={field} t={t} kind="field" itemRef={ref}>
        {field.options.map((option) => (
          <Option
            key={option}
            type={field.type === 'radio' ? 'radio' : 'checkbox'}
            name={`${field.id}-field`}
            value={option}
            label={option}
          />
        ))}
      </GroupFrame>
      <FollowUps {...props} answers={answers} />
    </>
  );
}

/** For pages that do not describe their country. */
const USUAL_LENGTHS = '3 3 4';

/** One control for the number, and a list for its country's code where the form asks for one. */
function PhoneField({ field, t, formats }: FieldProps): ReactNode {
  const { id, isRequired, showsCountryCode } = field;
  const { countries, phone } = formats;
  const own = phone.parts.map(({ length }) => length).join(' ') || USUAL_LENGTHS;
  const [lengths, chooseCountry] = useCountry(phone.country, own, ({ phoneLengthsOf }, country) =>
    phoneLengthsOf(country),
  );
  return (
    <GroupFrame field={field} t={t} kind="fields" lengths={lengths}>
      {showsCountryCode && countries.length > 0 && (
        <CountryPart
          id={`${id}-country-code-field`}
          index={0}
          className="country-code"
          label={t('phone.country')}
          autoComplete="tel-country-code"
          countries={countries}
          country={phone.country}
          isPhoneCode
          onCountry={chooseCountry}
        />
      )}
      {/* A page that lists no countries has no codes to choose from: visitors type theirs. */}
      {showsCountryCode && countries.length === 0 && (
        <Part
          id={`${id}-country-code-field`}
          index={0}
          className="country-code"
          label={t('phone.country')}
          type="tel"
          autoComplete="tel-country-code"
        />
      )}
      <Part
        id={`${id}-input-field`}
        index={1}
        className="number"
        label={t('phone.number')}
        type="tel"
        autoComplete={showsCountryCode ? 'tel-national' : 'tel'}
        isRequired={isRequired}
      />
    </GroupFrame>
  );
}

const dateOrder = () =>
  new Intl.DateTimeFormat(language.locale).formatToParts().map(({ type }): string => type);

const DATE = [
  ['month', 'date.mm'],
  ['day', 'date.dd'],
  ['year', 'date.yyyy'],
] as const;

function DateField({ field, t }: FieldProps): ReactNode {
  const order = dateOrder();
  const parts = DATE.map(([part, hint], index) => ({ part, placeholder: t(hint), index }));
  return (
    <GroupFrame field={field} t={t} kind="fields">
      {parts
        .sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
        .map(({ part, placeholder, index }) => (
          <Part
            key={part}
            id={`${field.id}-${part}-field`}
            index={index}
            className={part}
            label={t(`date.${part}`)}
            placeholder={placeholder}
            maxLength={part === 'year' ? 4 : 2}
            isRequired={field.isRequired}
            inputMode="numeric"
          />
        ))}
    </GroupFrame>
  );
}

/** From -2 to 2. */
const SCALE = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/** Statements, each with five answers from disagreement to agreement. */
function LikertField({ field, t }: FieldProps): ReactNode {
  return (
    <GroupFrame field={field} t={t} kind="field">
      {field.options.map((question, index) => (
        <div
          key={question}
          className="item"
          role="radiogroup"
          aria-labelledby={`${field.id}-question-${index}`}
          data-question={question}
        >
          <div className="question" id={`${field.id}-question-${index}`}>
            {question}
          </div>
          {SCALE.map((answer, position) => (
            <Option
              key={answer}
              type="radio"
              name={`${field.id}-${index}`}
              value={`${position - 2}`}
              label={t(`likert.${answer}`)}
            />
          ))}
        </div>
      ))}
    </GroupFrame>
  );
}

function TimeField({ field, t }: FieldProps): ReactNode {
  return (
    <GroupFrame field={field} t={t} kind="fields">
      {(['hour', 'minute', 'second'] as const).map((part, index) => (
        <Part
          key={part}
          id={`${field.id}-${part}-field`}
          index={index}
          className={part}
          label={t(`time.${part}`)}
          maxLength={2}
          isRequired={field.isRequired && part !== 'second'}
          inputMode="numeric"
        />
      ))}
      <Part
        id={`${field.id}-ampm-field`}
        index={3}
        className="ampm"
        label={t('time.amPm')}
        options={
          <>
            <option value="AM">{t('time.am')}</option>
            <option value="PM">{t('time.pm')}</option>
          </>
        }
      />
    </GroupFrame>
  );
}

function NameField({ field, t, formats }: FieldProps): ReactNode {
  const { id, parts } = field;
  const drawn = (['first', 'last'] as const).map(
    (part, index) =>
      parts[part] !== 'none' && (
        <Part
          key={part}
          id={`${id}-${part[0]}name-field`}
          index={index}
          className={`${part}-name`}
          label={t(`name.${part}Name`)}
          autoComplete={index ? 'family-name' : 'given-name'}
          isRequired={parts[part] === 'required'}
        />
      ),
  );
  return (
    <GroupFrame field={field} t={t} kind="fields">
      {formats.isSurnameFirst ? drawn.reverse() : drawn}
    </GroupFrame>
  );
}

function SectionField({ field }: FieldProps): ReactNode {
  return (
    <div className={`form-item section${field.isUnderlined ? ' underline' : ''}`} id={field.id}>
      <div className="title">{field.title}</div>
      <Description field={field} />
    </div>
  );
}

function HiddenField({ field }: FieldProps): ReactNode {
  // A form's fields hide its methods of the same name, and the renderers call those.
  const name = field.key in Element.prototype ? undefined : field.key;
  return (
    <div className="form-item hidden" id={field.id}>
      <input type="hidden" name={name} defaultValue={field.value} />
    </div>
  );
}

const plainText = textField();
/** Numbers are text: an input of type number withholds other entries, and changes its value when the mouse wheel turns. */
const FIELD_VIEWS: { readonly [Type in FieldType]: (props: FieldProps) => ReactNode } = {
  text: plainText,
  textarea: plainText,
  email: textField({ type: 'email', autoComplete: 'email' }),
  number: textField({ inputMode: 'numeric' }),
  currency: textField({ inputMode: 'decimal' }),
  website: textField({ inputMode: 'url', autoComplete: 'url' }),
  password: textField({ type: 'password', autoComplete: 'new-password' }),
  twitter: plainText,
  select: plainText,
  file: textField({ type: 'file' }),
  hidden: HiddenField,
  section: SectionField,
  name: NameField,
  date: DateField,
  time: TimeField,
  phone: PhoneField,
  address: AddressField,
  radio: ChoiceField,
  checkbox: ChoiceField,
  likert: LikertField,
};

/** One field as the platform's own forms draw it, with the class names that themes style. */
export function FieldView(props: Omit<FieldProps, 'renderField'>): ReactNode {
  const View = FIELD_VIEWS[props.field.type];
  return <View {...props} renderField={(field) => <FieldView key={field.id} {...props} field={field} />} />;
}
