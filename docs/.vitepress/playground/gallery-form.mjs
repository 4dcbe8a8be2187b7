/** @import { Configurator } from './examples.mjs' */

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

/** What each design understands, of the fields below. @type {Record<string, readonly string[]>} */
const OPTIONS = {
  stacked: ['transition'],
  strip: ['height'],
  carousel: ['slidesPerRow'],
  grid: ['perRow', 'padding'],
  autorows: ['rowHeight', 'gutter'],
  autocolumns: ['columnWidth', 'gutter'],
};

/** Others show all slides at once. @param {unknown} design */
const hasCurrentSlide = (design) => ['stacked', 'strip', 'carousel'].includes(String(design));

/** @param {unknown} value */
const js = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

/** @type {Configurator} */
export const galleryForm = {
  // Those that the design understands, and those of all designs with a current slide.
  isUsed: (name, { design }) =>
    name === 'design' ||
    OPTIONS[String(design)]?.includes(name) ||
    (['loop', 'autoplay'].includes(name) && hasCurrentSlide(design)),
  fields: [
    { name: 'design', label: 'Design', type: 'choice', choices: Object.keys(OPTIONS), initial: 'stacked' },
    {
      name: 'transition',
      label: 'Transition',
      type: 'choice',
      choices: ['fade', 'swipe', 'new-swipe', 'scroll', 'ken-burns'],
      initial: 'swipe',
    },
    { name: 'slidesPerRow', label: 'Slides in a row', type: 'number', min: 1, max: 6, initial: 3 },
    { name: 'perRow', label: 'Pictures in a row', type: 'number', min: 1, max: 6, initial: 3 },
    { name: 'padding', label: 'Space in px', type: 'number', min: 0, max: 60, initial: 12 },
    { name: 'height', label: 'Height in px', type: 'number', min: 40, max: 400, initial: 220 },
    { name: 'rowHeight', label: 'Height of a row in px', type: 'number', min: 80, max: 400, initial: 160 },
    {
      name: 'columnWidth',
      label: 'Width of a column in px',
      type: 'number',
      min: 120,
      max: 400,
      initial: 200,
    },
    { name: 'gutter', label: 'Space in px', type: 'number', min: 0, max: 60, initial: 12 },
    { name: 'loop', label: 'The first slide follows the last one', type: 'flag', initial: true },
    { name: 'autoplay', label: 'Changes slides by itself', type: 'flag', initial: false },
  ],
  write(values) {
    const design = String(values.design);
    const options = (OPTIONS[design] ?? []).map((name) => `${name}: ${js(values[name])}`).join(', ');
    const hasCurrent = hasCurrentSlide(design);
    const buttons = `  <button type="button" class="previous">Previous</button>
  <button type="button" class="next">Next</button>
`;
    const attributes = [
      `design: '${design}',`,
      `designOptions: { ${options} },`,
      ...(hasCurrent ? [`loop: ${values.loop},`, `autoplay: ${values.autoplay},`] : []),
      ...(hasCurrent ? ["elements: { previous: '.previous', next: '.next' },"] : []),
      "label: 'Landscapes',",
    ];
    return `<div class="landscapes">
  <div class="landscapes-list">
${figures}
  </div>
${hasCurrent ? buttons : ''}</div>
<script>
  (window.Inlay ||= []).push((inlay) => {
    inlay.onInitialize(async () => {
      await inlay.gallery('.landscapes-list', {
        ${attributes.join('\n        ')}
      });
    });
  });
</script>
`;
  },
};
