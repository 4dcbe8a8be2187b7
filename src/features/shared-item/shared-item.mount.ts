import { defineFeature } from '../../core/unit';

/** `?itemId=` names one image of the page. */
export const unit = defineFeature({
  mount(_, { inlay }) {
    void inlay.whenReady({ all: true });
  },
});
