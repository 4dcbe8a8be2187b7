/** Without the rest of undici, of which Node has its own: `fetch` takes any agent. */
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici';
  export default Agent;
}
