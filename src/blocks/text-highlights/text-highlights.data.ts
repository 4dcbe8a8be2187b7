import { parseObject } from '../../data/parse-object';
import { flag, list, number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';

const readAttributes = object({
  attributes: list(
    object({
      id: string(),
      type: string(),
      shape: string('underline'),
      isFront: flag(),
      color: object({
        sitePaletteColor: object({ colorName: string(), alphaModifier: number(1) }),
        customColor: object({
          hslaValue: object({ hue: number(), saturation: number(), lightness: number(), alpha: number(1) }),
        }),
      }),
      thickness: object({ unit: oneOf(['em', 'px', 'rem'], 'em'), value: number(0.1) }),
      linecap: oneOf(['round', 'square', 'butt'], 'round'),
    }),
  ),
});

type Attribute = ReturnType<typeof readAttributes>['attributes'][number];

const COLOR_NAME = /^[\w-]+$/;

function colorOf({ sitePaletteColor, customColor }: Attribute['color']): string {
  const { colorName, alphaModifier } = sitePaletteColor;
  if (COLOR_NAME.test(colorName)) return `hsla(var(--${colorName}-hsl), ${alphaModifier})`;
  const { hue, saturation, lightness, alpha } = customColor.hslaValue;
  if (hue !== undefined && saturation !== undefined && lightness !== undefined)
    return `hsl(${hue} ${saturation}% ${lightness}% / ${alpha})`;
  return 'var(--text-highlight-color, currentcolor)';
}

export type TextHighlight = NonNullable<ReturnType<typeof readTextHighlights>>[number];

/** The highlights of a text block, from the settings beside its text; undefined if there are none to draw. */
export function readTextHighlights(content: HTMLElement, warn?: WarnShape) {
  const json = findAll(content, 'script.TextAttributes-props')[0]?.textContent;
  const { attributes } = readAttributes({ attributes: parseObject(json) }, '', warn);
  const words = findAll(content, '.sqsrte-text-highlight[data-text-attribute-id]');
  const highlights = attributes.flatMap(({ id, type, shape, isFront, color, thickness, linecap }) => {
    const own = words.filter(({ dataset }) => dataset.textAttributeId === id);
    if (type !== 'highlight' || !own.length) return [];
    return {
      id,
      shape,
      isFront,
      linecap,
      words: own,
      color: colorOf(color),
      thickness: `${thickness.value}${thickness.unit}`,
    };
  });
  return highlights.length ? highlights : undefined;
}
