import type { BlockDefinition } from '../core/entry/block';
import { findDefinition, sortByRank } from '../core/entry/find-definition';
import type { FeatureScope } from '../core/entry/site-services';
import { defineFeature } from '../core/unit';
import { findAll } from '../dom/find-all';
import { ROWS } from './unforeseen-rows';

const byRank = sortByRank(ROWS);
const hasCode = (row: (typeof ROWS)[number]): row is BlockDefinition => row.load !== undefined;

/** Says once which blocks of the page the site's build has no code for. */
function warnOf(names: ReadonlySet<string>, scope: FeatureScope): void {
  if (names.size)
    scope.report(
      'load',
      'site',
      `This site's build has no code for ${[...names].sort().join(', ')}, so these blocks stay as the server wrote them. Run \`inlay build\` or \`inlay adopt\` again with all pages, or with \`--complete\`.`,
    );
}

/** Blocks that no page had when the site was built: a script has inserted them, or the page was added later. */
export const unit = defineFeature({
  mount(_, scope) {
    const told = new Set<string>();
    const look = () => {
      const known = new Set(scope.inlay.inspect().map(({ element }) => element));
      const names = new Set<string>();
      for (const element of findAll(document, byRank.map(({ selector }) => selector).join())) {
        const row = known.has(element) ? undefined : findDefinition(element, byRank);
        if (!row || told.has(row.name)) continue;
        told.add(row.name);
        if (hasCode(row)) scope.blocks.push(row);
        else names.add(row.name);
      }
      if (told.size > names.size && scope.blocks.some(({ name }) => told.has(name))) scope.inlay.scan();
      warnOf(names, scope);
    };
    scope.on('site:scan', look);
    look();
  },
});
