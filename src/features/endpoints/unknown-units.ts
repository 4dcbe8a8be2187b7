import { nearestWord } from '../../text/nearest-word';

/**
 * A sentence for each name in the setting `off` that no unit has.
 * @example describeUnknownUnits(['paralax'], ['parallax']) // ['The page’s setting `off` names `paralax`, which … Did you mean `parallax`?']
 */
export const describeUnknownUnits = (off: readonly unknown[], known: readonly string[]): readonly string[] =>
  off
    .filter((name) => !known.some((unit) => unit === name))
    .map((name) => {
      const nearest = nearestWord(String(name), known);
      const advice = nearest
        ? `Did you mean \`${nearest}\`?`
        : 'Correct it: docs/reference/units.md lists the names.';
      return `The setting \`off\` names \`${name}\`, which is not a block or a feature of Inlay, so nothing is switched off by it. ${advice}`;
    });
