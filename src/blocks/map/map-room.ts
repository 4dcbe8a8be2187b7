import type { Claims } from '../../core/ledger/ledger.types';

/** A row of the settings for the height, in px. */
const ROW_PX = 34;

/** The styles by which CSS gives a map its height: in per cent of its width, else in rows; the commonest height without either. */
export const mapSize = (ratio?: number, rows?: number): NonNullable<Claims['styles']> => ({
  ...(ratio && { '--inlay-map-ratio': `${100 / ratio}`, '--inlay-map-height': 'auto' }),
  ...(!ratio && rows && { '--inlay-map-height': `${rows * ROW_PX}px` }),
});

/** The room of a map that is still to be drawn, from the text of its settings. */
export function mapRoom(content: HTMLElement): Claims {
  const block = content.closest<HTMLElement>('.sqs-block-map');
  const text =
    block?.querySelector('[data-context]')?.getAttribute('data-context') ?? block?.dataset.blockJson;
  const read = (name: string) =>
    Number(new RegExp(`"${name}":\\s*"?([\\d.]+)`).exec(text ?? '')?.[1]) || undefined;
  return { styles: mapSize(read('aspectRatio'), read('vSize')) };
}
