import type { DataFault } from '../../core/data-fault';

/** Field → the short name that it is sent under. */
export type EncodingMap = Readonly<Record<string, string>>;

export type SpeedRecord = Readonly<Record<string, string | number>>;

/**
 * One line for each record, form-encoded, with the short names of `map`. Fields that the map does not name are left out.
 * @example encodeRecords([{ name: 'LCP', value: 812 }], { name: 'n', value: 'v' }) // 'n=LCP&v=812'
 */
export function encodeRecords(records: readonly SpeedRecord[], map: EncodingMap): string | DataFault {
  const fields = Object.entries(map);
  const names = new Set(fields.map(([, name]) => name));
  // Two fields under one name could not be told apart.
  if (!names.size || names.size < fields.length || names.has('')) return { fault: 'Invalid encoding map' };
  const lines = records.map((record) => {
    const known = fields.flatMap(([field, name]) => (field in record ? [[name, `${record[field]}`]] : []));
    return `${new URLSearchParams(known)}`;
  });
  return lines.filter(Boolean).join('\n') || { fault: 'Data is empty' };
}
