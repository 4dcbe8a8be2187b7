import { list, number, object, record, string } from '../../data/shape';

export interface TypekitFont {
  readonly id: string;
  /** As Typekit names them: `n4` is normal 400, `i7` italic 700. */
  readonly variations: readonly string[];
}

const readKit = object({
  fc: list(object({ id: number(), family: string(), descriptors: record() })),
});

/** `normal` and `400` → `n4`. */
const variationOf = ({ style, weight }: Readonly<Record<string, unknown>> = {}): string =>
  `${style === 'italic' ? 'i' : style === 'oblique' ? 'o' : 'n'}${`${weight ?? 4}`.charAt(0)}`;

/** The fonts and variations that a kit should have and does not, as texts. A font is known by its number or its family. */
export function findMissingFonts(fonts: readonly TypekitFont[], config: unknown): string[] {
  const { fc } = readKit(config);
  return fonts.flatMap(({ id, variations }) => {
    const delivered = fc.filter((font) => `${font.id}` === id || font.family === id);
    if (!delivered.length) return [id];
    const known = delivered.map(({ descriptors }) => variationOf(descriptors));
    return variations.filter((wanted) => !known.includes(wanted)).map((wanted) => `${id} ${wanted}`);
  });
}
