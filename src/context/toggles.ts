import { isPlainObject } from '../data/is-plain-object';
import { flag, list, object, string } from '../data/shape';

/** The state of a feature of the site. */
export interface Toggle {
  readonly isEnabled: boolean;
  /** The group of an experiment that this page is in; a toggle is enabled when it is the string `true`. */
  readonly variant?: string;
  /** The reason why the default is used. */
  readonly error?: string;
}

interface ToggleRequest {
  readonly name: string;
  /** The page's context object, unchecked. */
  readonly page: unknown;
  /** Used where the page does not say. */
  readonly isEnabledByDefault: boolean;
  /** The query of the page's address: `?toggle=new-menu:true`, once for each toggle. Only read in developer mode. */
  readonly query: string;
}

const readPage = object({ website: object({ developerMode: flag() }) });
const readExperiment = object({ name: string(), containsError: flag() });
const readFlags = list(string());

const toggleOf = (variant: string): Toggle => ({ isEnabled: variant === 'true', variant });

/** The toggle that the address asks for, on sites whose theme is being developed. */
function readOverride({ name, page, query }: ToggleRequest): Toggle | undefined {
  if (!readPage(page).website.developerMode) return undefined;
  const asked = new URLSearchParams(query).getAll('toggle').findLast((value) => value.startsWith(`${name}:`));
  return asked === undefined ? undefined : toggleOf(asked.slice(name.length + 1));
}

/** Reads a toggle from the page's static configuration: its experiments, then its list of flags that are on. Never throws. */
export function readToggle(request: ToggleRequest): Toggle {
  const { name, page, isEnabledByDefault } = request;
  const byDefault = (error: string): Toggle => ({ isEnabled: isEnabledByDefault, error });
  const override = readOverride(request);
  if (override) return override;
  if (typeof name !== 'string' || !name) return byDefault('A toggle needs a name. The default is used.');
  const { yuiEliminationExperimentList: experiments, betaFeatureFlags: flags } = isPlainObject(page)
    ? page
    : {};
  if (!Array.isArray(experiments) && !Array.isArray(flags))
    return byDefault(`The page configures no toggles, so the default of “${name}” is used.`);
  const found: unknown = Array.isArray(experiments)
    ? experiments.find((experiment) => readExperiment(experiment).name === name)
    : undefined;
  if (isPlainObject(found)) {
    const { variant } = found;
    if (typeof variant !== 'string')
      return byDefault(`The variant of the toggle “${name}” is not a string, so the default is used.`);
    if (readExperiment(found).containsError)
      return byDefault(`The toggle “${name}” contains an error, so the default is used.`);
    return toggleOf(variant);
  }
  if (readFlags(flags).includes(name)) return toggleOf('true');
  return byDefault(`The page has no toggle “${name}”, so the default is used.`);
}
