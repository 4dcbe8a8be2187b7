// @chunk unlisted

import { defineFeature } from '../../core/unit';
import { draw } from '../../react/draw';
import { DebugOverlay } from './debug.view';

export const unit = defineFeature({
  mount(_context, scope) {
    draw(scope, <DebugOverlay inlay={scope.inlay} />, { into: document.body });
  },
});
