import { beginSession } from '../../api/account-calls';
import { pageApi } from '../../api/page-api';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { SignIn } from './sign-in.view';

/** Opens the dialog for accounts that exist. The page is loaded again with the session, and shows what that allows. */
export function openSignIn(scope: Scope): void {
  if (document.querySelector('dialog.inlay-sign-in')) return;
  const part = scope.part();
  const api = pageApi(part, part.signal);
  const view = (
    <SignIn
      onClose={part.end}
      onSend={async (credentials) => {
        const answer = await beginSession(api, credentials);
        if (!answer.ok) return answer.failure.message;
        location.reload();
        return undefined;
      }}
    />
  );
  draw(part, view, { into: document.body });
}
