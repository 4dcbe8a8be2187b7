import { defineFeature } from '../../core/unit';
import { readErrorEvent } from './reported-errors';

/** Hears what scripts of the page throw, for `error-reports`. */
export const unit = defineFeature({
  mount(_, scope) {
    const note = (event: Event) => {
      const error = readErrorEvent(event);
      if (error) scope.bus.emit('page:error', error);
    };
    scope.listen(window, 'error', note);
    scope.listen(window, 'unhandledrejection', note);
  },
});
