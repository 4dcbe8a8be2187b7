import { DESIGNS } from './design-options.mjs';

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
const hasCurrentSlide = (design) => DESIGNS[String(design)]?.hasCurrentSlide === true;

/** @param {string} name @param {string} label @param {boolean} initial */
const flag = (name, label, initial) => /** @type {const} */ ({ name, label, type: 'flag', initial });
/** Empty: not given. @param {string} name @param {string} label @param {readonly string[]} choices */
const choice = (name, label, choices) =>
  /** @type {const} */ ({ name, label, type: 'choice', choices: ['', ...choices], initial: '' });

/** Of all designs, with their defaults. @type {readonly Field[]} */
const IMAGE_ATTRIBUTES = [
  flag('useBgImage', 'Background images', false),
  choice('loaderOptions.mode', 'Images (empty: as their markup says)', ['cover', 'contain', 'none']),
  choice('videoLoaderOptions.mode', 'Videos in slides', ['fit', 'fill', 'none']),
  flag('refreshOnResize', 'Measure again when the width changes', true),
  flag('refreshOnOrientationChange', 'Measure again when the device is rotated', true),
];

/** Of designs with a current slide, with their defaults. @type {readonly Field[]} */
const SLIDE_ATTRIBUTES = [
  { name: 'currentIndex', label: 'First slide (from 0)', type: 'number', min: 0, max: 5, initial: 0 },
  flag('loop', 'Loop', true),
  flag('autoplay', 'Autoplay', false),
  {
    name: 'autoplayOptions.timeout',
    label: 'Time per slide, ms',
    type: 'number',
    min: 500,
    max: 20000,
    step: 500,
    initial: 5000,
  },
  flag('autoplayOptions.randomize', 'Random order', false),
  {
    name: 'autoplayOptions.pauseOnMouseover',
    label: 'Pause under a mouse: selectors, with commas',
    type: 'text',
    initial: '',
  },
  flag('keyboard', 'Keyboard', true),
  { name: 'keys.previous', label: 'Key for the previous slide', type: 'text', initial: 'ArrowLeft' },
  { name: 'keys.next', label: 'Key for the next slide', type: 'text', initial: 'ArrowRight' },
  flag('historyHash', 'Slide in the address', false),
  flag('lazyLoad', 'Load images as they come near', true),
];

/** What the page adds for each of `elements`. @type {Readonly<Record<string, { label: string, initial: boolean, html: string }>>} */
const ELEMENTS = {
  previous: {
    label: 'Button to the previous slide',
    initial: true,
    html: '<button type="button" class="previous">Previous</button>',
  },
  next: {
    label: 'Button to the next slide',
    initial: true,
    html: '<button type="button" class="next">Next</button>',
  },
  currentIndex: {
    label: 'Number of the slide',
    initial: false,
    html: '<span class="current-index"></span>',
  },
  totalSlides: {
    label: 'Number of slides',
    initial: false,
    html: '<span class="total-slides"></span>',
  },
  controls: {
    label: 'A button for each slide',
    initial: false,
    html: `<div class="controls">${PICTURES.map((_, index) => `<button type="button">${index + 1}</button>`).join('')}</div>`,
  },
};

/** @param {string} name */
const selector = (name) => `.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const elementFields = Object.entries(ELEMENTS).map(([name, { label, initial }]) =>
  flag(`elements.${name}`, label, initial),
);
const SLIDE_FIELDS = new Set([...SLIDE_ATTRIBUTES, ...elementFields].map(({ name }) => name));

/** Fields of designs are called by both: several have a `gutter`. @param {string} design @param {string} option */
const fieldName = (design, option) => `${design}.${option}`;

/** @type {(value: unknown) => string} */
const js = (value) =>
  Array.isArray(value)
    ? `[${value.map(js).join(', ')}]`
    : typeof value === 'string'
      ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('</', '<\\/')}'`
      : String(value);

/** Those that are not as they are by default. @param {readonly (readonly [name: string, field: Omit<Field, 'name'>, value: unknown])[]} rows */
const changed = (rows) => rows.filter(([, { initial }, value]) => value !== initial);

/** @param {readonly (readonly [name: string, field: unknown, value: unknown])[]} rows */
const members = (rows) => rows.map(([name, , value]) => `${name}: ${js(value)}`);

/** `name: value`, and for names with a dot `first: { second: value, … }`. @param {readonly (readonly [name: string, field: unknown, value: unknown])[]} rows */
function attributeLines(rows) {
  const groups = new Set(rows.map(([name]) => name.split('.')[0] ?? name));
  return [...groups].flatMap((group) => {
    const own = rows.filter(([name]) => name === group);
    const parts = rows
      .filter(([name]) => name.startsWith(`${group}.`))
      .map(([name, field, value]) => /** @type {const} */ ([name.slice(group.length + 1), field, value]));
    return [...members(own), ...(parts.length ? [`${group}: { ${members(parts).join(', ')} }`] : [])];
  });
}

/** @param {unknown} text */
const selectors = (text) =>
  String(text)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The values of attributes as the gallery takes them. @param {Values} values @param {readonly Field[]} fields */
function rowsOf(values, fields) {
  const rows = changed(fields.map((field) => [field.name, field, values[field.name]]));
  // Both keys are given, or none.
  const hasKeys = rows.some(([name]) => name.startsWith('keys.'));
  return fields
    .filter(({ name }) => rows.some(([row]) => row === name) || (hasKeys && name.startsWith('keys.')))
    .map((field) => {
      const value = values[field.name];
      const isList = field.name === 'autoplayOptions.pauseOnMouseover';
      return /** @type {const} */ ([field.name, field, isList ? selectors(value) : value]);
    });
}

/** @param {Values} values */
function attributesOf(values) {
  const design = String(values.design);
  const options = changed(
    Object.entries(DESIGNS[design]?.options ?? {}).map(([option, field]) => [
      option,
      field,
      values[fieldName(design, option)],
    ]),
  );
  const used = hasCurrentSlide(design) ? [...SLIDE_ATTRIBUTES, ...IMAGE_ATTRIBUTES] : IMAGE_ATTRIBUTES;
  const elements = elementsOf(values).map((name) => `${name}: ${js(selector(name))}`);
  return [
    `design: ${js(design)}`,
    ...(options.length ? [`designOptions: { ${members(options).join(', ')} }`] : []),
    ...attributeLines(rowsOf(values, used)),
    ...(elements.length ? [`elements: { ${elements.join(', ')} }`] : []),
    `label: ${js(values.label)}`,
  ];
}

/** Names of the chosen elements. @param {Values} values */
const elementsOf = (values) =>
  hasCurrentSlide(values.design)
    ? Object.keys(ELEMENTS).filter((name) => values[`elements.${name}`] === true)
    : [];

/** @param {Values} values */
const elementsHtml = (values) =>
  elementsOf(values)
    .map((name) => `  ${ELEMENTS[name]?.html}\n`)
    .join('');

/** Every option of every design; the code names those that are not as they are by default. @type {Configurator} */
export const galleryForm = {
  note: 'The code only contains options that differ from the defaults.',
  reference: { text: 'Attribute reference', link: './gallery-attributes.html' },
  isUsed(name, { design, autoplay, keyboard }) {
    if (name.startsWith('autoplayOptions.')) return hasCurrentSlide(design) && autoplay === true;
    if (name.startsWith('keys.')) return hasCurrentSlide(design) && keyboard === true;
    if (SLIDE_FIELDS.has(name)) return hasCurrentSlide(design);
    return !DESIGNS[name.split('.')[0] ?? ''] || name.startsWith(`${design}.`);
  },
  fields: [
    {
      name: 'design',
      label: 'Design',
      type: 'choice',
      choices: Object.keys(DESIGNS),
      initial: 'stacked',
    },
    ...Object.entries(DESIGNS).flatMap(([design, { options }]) =>
      Object.entries(options).map(([option, field]) => ({ ...field, name: fieldName(design, option) })),
    ),
    ...SLIDE_ATTRIBUTES,
    ...elementFields,
    ...IMAGE_ATTRIBUTES,
    { name: 'label', label: 'Name for screen readers', type: 'text', initial: 'Landscapes' },
  ],
  write: (values) => `<div class="landscapes">
  <div class="landscapes-list">
${figures}
  </div>
${elementsHtml(values)}</div>
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
