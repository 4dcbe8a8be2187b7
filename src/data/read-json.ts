import { tryBlockJson } from './block-json';
import type { WarnShape } from './shape';

/** `tryBlockJson`; broken JSON is reported. */
export function readJson(text: string, name: string, warn?: WarnShape): unknown {
  const json = tryBlockJson(text);
  if (json === undefined) warn?.(name, 'JSON', text);
  return json;
}
