import { DESIGN_OPTIONS } from './design-options.mjs';

/** @import { Configurator, Field, Values } from './examples.mjs' */

const PICTURES = [
  ['dunes', 'Dunes in the morning'],
  ['fjord', 'A fjord'],
  ['meadow', 'A meadow in May'],
  ['dusk', 'Hills at dusk'],
  ['night', 'A night with a moon'],
  ['heath', 'Heath in August'],
];

const figures = PICTURES.map(
  ([name, alt]) =>
    `    <div><img data-src="/${name}.jpg" data-image-dimensions="1500x1000" alt="${alt}"></div>`,
).join('\n');

/** Others show all slides at once. @param {unknown} design */
const hasCurrentSlide = (design) => ['stacked', 'strip', 'carousel', 'base'].includes(String(design));

/** Of all designs with a current slide, with their defaults. @type {readonly Field[]} */
const ATTRIBUTES = [
  { name: 'currentIndex', label: 'First slide (from 0)', type: 'number', min: 0, max: 5, initial: 0 },
  { name: 'loop', label: 'Loop', type: 'flag', initial: true },
  { name: 'autoplay', label: 'Autoplay', type: 'flag', initial: false },
  {
    name: 'timeout',
    label: 'Time per slide, ms',
    type: 'number',
    min: 500,
    max: 20000,
    step: 500,
    initial: 5000,
  },
  { name: 'keyboard', label: 'Keyboard', type: 'flag', initial: true },
  { name: 'historyHash', label: 'Slide in the address', type: 'flag', initial: false },
  { name: 'useBgImage', label: 'Background images', type: 'flag', initial: false },
];

/** Fields of designs are called by both: several have a `gutter`. @param {string} design @param {string} option */
const fieldName = (design, option) => `${design}.${option}`;

/** @param {unknown} value */
const js = (value) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('</', '<\\/')}'` : String(value);

/** Those that are not as they are by default, as `name: value`. @param {readonly (readonly [name: string, field: Omit<Field, 'name'>, value: unknown])[]} rows */
const changed = (rows) =>
  rows
    .filter(([, { initial }, value]) => value !== initial)
    .map(([name, , value]) => `${name}: ${js(value)}`);

/** @param {Values} values */
function attributesOf(values) {
  const design = String(values.design);
  const options = changed(
    Object.entries(DESIGN_OPTIONS[design] ?? {}).map(([option, field]) => [
      option,
      field,
      values[fieldName(design, option)],
    ]),
  );
  const common = hasCurrentSlide(design)
    ? changed(ATTRIBUTES.map((field) => [field.name, field, values[field.name]]))
    : [];
  return [
    `design: ${js(design)}`,
    ...(options.length ? [`designOptions: { ${options.join(', ')} }`] : []),
    ...common.map((text) => text.replace(/^timeout: .*/, 'autoplayOptions: { $& }')),
    ...(hasCurrentSlide(design) ? ["elements: { previous: '.previous', next: '.next' }"] : []),
    `label: ${js(values.label)}`,
  ];
}

const BUTTONS = `  <button type="button" class="previous">Previous</button>
  <button type="button" class="next">Next</button>
`;

/** Every option of every design; the code names those that are not as they are by default. @type {Configurator} */
export const galleryForm = {
  note: 'The code only contains options that differ from the defaults.',
  reference: { text: 'Attribute reference', link: './gallery-attributes.html' },
  isUsed(name, { design, autoplay }) {
    if (name === 'timeout') return hasCurrentSlide(design) && autoplay === true;
    if (ATTRIBUTES.some((field) => field.name === name)) return hasCurrentSlide(design);
    return !name.includes('.') || name.startsWith(`${design}.`);
  },
  fields: [
    {
      name: 'design',
      label: 'Design',
      type: 'choice',
      choices: Object.keys(DESIGN_OPTIONS),
      initial: 'stacked',
    },
    ...Object.entries(DESIGN_OPTIONS).flatMap(([design, options]) =>
      Object.entries(options).map(([option, field]) => ({ ...field, name: fieldName(design, option) })),
    ),
    ...ATTRIBUTES,
    { name: 'label', label: 'Name for screen readers', type: 'text', initial: 'Landscapes' },
  ],
  write: (values) => `<div class="landscapes">
  <div class="landscapes-list">
${figures}
  </div>
${hasCurrentSlide(values.design) ? BUTTONS : ''}</div>
<script>
  (window.Inlay ||= []).push((inlay) => {
    inlay.onInitialize(async () => {
      await inlay.gallery('.landscapes-list', {
        ${attributesOf(values)
          .map((line) => `${line},`)
          .join('\n        ')}
      });
    });
  });
</script>
`,
};
