import type { Scope } from '../../core/scope';
import { object, string } from '../../data/shape';

/** Events that the tabs of one administrator share. */
const NAME = 'inlay-admin';

/** A message from one tab to the others. */
export interface AdminMessage {
  readonly name: string;
  readonly data?: unknown;
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Tells the other tabs of an administrator something; ignored where no administrator is signed in. */
    'admin:send': (message: AdminMessage) => void;
    /** Another tab of the same administrator has sent this. */
    'admin:received': (message: AdminMessage) => void;
  }
}

const readMessage = object({ name: string() });

/** Connects the bus with the other tabs of the same administrator. */
export function openAdminChannel(scope: Scope): void {
  const channel = new BroadcastChannel(NAME);
  scope.defer(() => channel.close());
  scope.listen(channel, 'message', (event: Event) => {
    const { data }: MessageEvent = event as MessageEvent;
    const { name } = readMessage(data);
    if (name) scope.bus.emit('admin:received', { name, data: data.data });
  });
  scope.on('admin:send', ({ name, data }) => channel.postMessage({ name, data }));
}
