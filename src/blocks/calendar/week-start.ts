import { WEEK_DAYS } from './month';

/** Not in TypeScript's library, nor in every browser; a property in some, a method in others. */
interface LocaleWithWeek extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** The first day of the week where a language is spoken; 0 is Sunday, also if the browser does not know. */
export function weekStartOf(language: string): number {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return (info?.firstDay ?? 0) % WEEK_DAYS;
}
