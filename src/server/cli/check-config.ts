import { readSettings } from '../../features/endpoints/endpoints.data';

/**
 * Reads the settings of a site as its pages will.
 * @param name the file, for people
 * @throws Error that names each setting that pages would ignore
 */
export function checkConfig(config: unknown, name: string): void {
  const faults: string[] = [];
  readSettings(config, (path, wanted, value) => {
    faults.push(`  ${path}: ${JSON.stringify(value)} is not a ${wanted}.`);
  });
  if (faults.length) throw new Error(`${name} has settings that no page can read:\n${faults.join('\n')}`);
}
