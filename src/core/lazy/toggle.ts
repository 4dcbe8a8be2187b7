import { liveContext } from '../../context/live-context';
import { readToggle, type Toggle } from '../../context/toggles';

/** The answer of `Inlay.toggle`. */
export const toggle = (_site: unknown, name: string, isEnabledByDefault: unknown): Toggle =>
  readToggle({
    name,
    page: liveContext(),
    isEnabledByDefault: isEnabledByDefault === true,
    query: location.search,
  });
