import DefaultTheme from 'vitepress/theme';
import Playground from '../playground/Playground.vue';
import './theme.css';

export default {
  extends: DefaultTheme,
  /** @param {{ app: import('vue').App }} context */
  enhanceApp({ app }) {
    app.component('Playground', Playground);
  },
};
