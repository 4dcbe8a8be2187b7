// The system's fonts: nothing to wait for.
import DefaultTheme from 'vitepress/theme-without-fonts';
import Playground from '../playground/Playground.vue';
import './theme.css';

export default {
  extends: DefaultTheme,
  /** @param {{ app: import('vue').App }} context */
  enhanceApp({ app }) {
    app.component('Playground', Playground);
  },
};
