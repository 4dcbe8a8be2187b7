import { findContext } from '../../context/find-context';
import { number, object, type Read, record, strings } from '../../data/shape';

const named = strings('id title');

/** What only forms ask of the page's context: not in the context that every page reads. */
const pageFormContext = object({
  item: object(named),
  collection: object({ ...named, permissionType: number() }),
  /** What the page says in its own language in forms that bring no words themselves. */
  visitorFormContext: object({ localizedStrings: record() }),
  recaptchaEnterpriseContext: object(strings('recaptchaEnterpriseSiteKey')),
});

/** Never throws: a page without a context has said so already. */
export function readPageFormContext(): Readonly<Read<typeof pageFormContext>> {
  try {
    return pageFormContext(findContext());
  } catch {
    return pageFormContext(undefined);
  }
}
