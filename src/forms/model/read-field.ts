import { flag, list, number, object, oneOf, record, strings, type WarnShape } from '../../data/shape';
import { plainText } from '../../text/plain-text';
import { type DrawnField, FIELD_TYPES, type FollowUp } from './form.types';

type Json = Readonly<Record<string, unknown>>;

/** The strings of a list, or one string alone. */
const stringsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string' && text !== '');

/** Most forms write `''` for no limit. */
const count = (value: unknown) => Math.max(0, Math.floor(number(0)(value)));
/** Follow-up questions that are nested deeper are ignored. */
const MAX_DEPTH = 8;

const shape = object({
  ...strings('id title description placeholder currencySymbol key value'),
  type: oneOf(FIELD_TYPES, 'text'),
  required: flag(),
  options: stringsOf,
  showCountryCode: flag(),
  underline: flag(),
  mailingList: flag(),
  maxLength: count,
  numFiles: number(1),
  maxFileSize: number(0),
  allowSpecificFileTypes: flag(),
  allowedFileTypes: stringsOf,
  customConstraints: record(),
  followUpQuestions: list(record()),
});

/** A part of a name is required if the field is, unless the form's owner has set something else. */
function readPart(constraints: Json | undefined, part: 'First' | 'Last', isRequired: boolean) {
  const setting = (verb: string) => {
    const found = constraints?.[`${verb}${part}Name`];
    return typeof found === 'object' && found !== null && 'enabled' in found ? found.enabled : undefined;
  };
  if (setting('show') === false) return 'none';
  return (setting('require') ?? isRequired) ? 'required' : 'optional';
}

/** A follow-up question is a field, or contains one, and names the answers that it belongs to. */
function readFollowUp(json: Json | undefined, path: string, warn?: WarnShape): FollowUp<DrawnField>[] {
  const field = readField(json?.field ?? json, path, warn);
  if (!field || !json) return [];
  return [{ field, answers: stringsOf(json.answers ?? json.options ?? json.option ?? json.answer) }];
}

/** One field of a form's JSON; undefined without an id, because its value could not be sent. */
export function readField(json: unknown, path = '', warn?: WarnShape): DrawnField | undefined {
  const read = shape(json, path, warn);
  if (!read.id) {
    warn?.(`${path}.id`, 'string', read.id);
    return undefined;
  }
  const { type, required: isRequired } = read;
  return {
    ...read,
    isRequired,
    description: plainText(read.description),
    showsCountryCode: read.showCountryCode,
    isUnderlined: read.underline,
    offersMailingList: read.mailingList,
    parts: {
      first: readPart(read.customConstraints, 'First', isRequired),
      last: readPart(read.customConstraints, 'Last', isRequired),
    },
    maxFiles: Math.max(1, read.numFiles),
    maxFileMb: Math.max(0, read.maxFileSize),
    fileTypes: read.allowSpecificFileTypes ? read.allowedFileTypes : [],
    followUps:
      path.split('.followUpQuestions.').length <= MAX_DEPTH && /^(?:radio|checkbox|select)$/.test(type)
        ? read.followUpQuestions.flatMap((followUp, index) =>
            readFollowUp(followUp, `${path}.followUpQuestions.${index}`, warn),
          )
        : [],
  };
}
