import { type ReactNode, Suspense, useState } from 'react';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { DeleteButton, DialogButton, FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { RowButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { TabSection } from '#app/pages/captain/parts/section.tsx';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useIsOwner, useSession } from '#app/pages/captain/session.ts';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { toast } from '#app/ui/toast.tsx';
import { accountCalls } from '#shared/account.calls.ts';
import type { AccountFactorsJson, ListedSessionJson } from '#shared/captain.schema.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/captain.ts';
import { paths } from '#shared/paths.ts';
import { PasswordField } from './password-field.tsx';

const SetupDialog = lazyPart(() => import('./factor-setup.tsx'), 'SetupDialog');

const FAILED = 'That did not work';

/** Password, second factors, sessions and trusted browsers of the captain who is logged in. */
export function Tab() {
  const session = useSession();
  const isOwner = useIsOwner();
  const factors = useCall(accountCalls.factors);
  const sessions = useCall(accountCalls.sessions);
  const reload = () => {
    factors.reload();
    sessions.reload();
  };
  return (
    <>
      <TabHead
        title="My account"
        lead={
          <>
            {session?.user.name}: how you log in, and where you are logged in.{' '}
            {isOwner ? (
              <>
                Your name and email are in <TextLink to={paths.captainTab('users')}>User Management</TextLink>.
              </>
            ) : (
              'An owner can change your name and email.'
            )}
          </>
        }
      />
      <div className="grid gap-10">
        <Password onChanged={reload} />
        <Factors call={factors} reload={reload} />
        <Sessions call={sessions} />
        {factors.data && factors.data.trustedBrowsers.length > 0 && (
          <TrustedBrowsers browsers={factors.data.trustedBrowsers} reload={reload} />
        )}
      </div>
    </>
  );
}

function Password({ onChanged }: { onChanged(): void }) {
  async function save(fields: FormData) {
    const input = { password: textIn(fields, 'password') };
    await done(captainApi.call(accountCalls.changePassword, { input }), 'Password changed', onChanged);
  }
  return (
    <TabSection title="Your password" lead="A new one ends your sessions in other browsers.">
      <DialogButton
        dialog={(close) => (
          <FormDialog
            title="Change your password"
            onClose={close}
            save={save}
            failed="Failed to change the password"
            action="Change password"
          >
            <PasswordField
              label="New password"
              hint={`At least ${PASSWORD_MIN} characters.`}
              maxLength={PASSWORD_MAX}
              autoComplete="new-password"
            />
          </FormDialog>
        )}
      >
        Change password
      </DialogButton>
    </TabSection>
  );
}

function Factors({ call, reload }: { call: CallState<AccountFactorsJson>; reload(): void }) {
  const [setup, setSetup] = useState<'totp' | 'passkey' | 'codes'>();
  return (
    <TabSection title="Your second factor" lead="With one, a stolen password is not enough to log in.">
      <Loaded call={call}>
        {(data) => (
          <ul>
            {data.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <Item
                key={id}
                title={name}
                note={`Passkey · added ${dateAndTime(createdAt)} · ${lastUsedAt ? `used ${dateAndTime(lastUsedAt)}` : 'not used yet'}`}
              >
                <DeleteButton
                  label="Remove"
                  of={name}
                  className="-mx-4"
                  title="Remove this passkey?"
                  action="Remove"
                  failed={FAILED}
                  onDelete={() =>
                    done(captainApi.call(accountCalls.removePasskey, { params: { id } }), 'Removed', reload)
                  }
                >
                  {name} cannot be used for a login any more. Delete it on your device too.
                </DeleteButton>
              </Item>
            ))}
            <Item title="Passkeys" note="Fingerprint, face, PIN or a security key; also instead of the password.">
              <SmallButton disabled={!('PublicKeyCredential' in window)} onClick={() => setSetup('passkey')}>
                Add a passkey
              </SmallButton>
            </Item>
            <Item title="Authenticator app" note="Six digits that an app on your phone shows.">
              <Badge look={data.totp ? 'good' : 'off'}>{data.totp ? 'On' : 'Off'}</Badge>
              <SmallButton onClick={() => setSetup('totp')}>{data.totp ? 'Set up anew' : 'Set up the app'}</SmallButton>
              {data.totp && (
                <DeleteButton
                  label="Remove"
                  of="the authenticator app"
                  className="-mr-4"
                  title="Remove the authenticator app?"
                  action="Remove"
                  failed={FAILED}
                  onDelete={() => done(captainApi.call(accountCalls.removeTotp), 'Removed', reload)}
                >
                  Its codes cannot be used for a login any more.
                </DeleteButton>
              )}
            </Item>
            {(data.totp || data.passkeys.length > 0) && (
              <Item
                title="Recovery codes"
                note={`${data.recoveryCodesLeft} of 10 left. Each replaces the second factor once.`}
              >
                <SmallButton onClick={() => setSetup('codes')}>New codes</SmallButton>
              </Item>
            )}
          </ul>
        )}
      </Loaded>
      {setup && (
        <Suspense>
          <SetupDialog
            kind={setup}
            onDone={reload}
            onClose={() => {
              setSetup(undefined);
              reload();
            }}
          />
        </Suspense>
      )}
    </TabSection>
  );
}

function Sessions({ call }: { call: CallState<ListedSessionJson[]> }) {
  return (
    <TabSection title="Your sessions" lead="The browsers in which you are logged in.">
      <Loaded call={call}>
        {(sessions) => (
          <>
            <ul>
              {sessions.map(({ id, browser, createdAt, lastUsedAt, isCurrent }) => (
                <Item
                  key={id}
                  title={browser}
                  note={`Since ${dateAndTime(createdAt)} · last used ${dateAndTime(lastUsedAt)}`}
                >
                  {isCurrent ? (
                    <Badge look="good">This browser</Badge>
                  ) : (
                    <SmallButton
                      variant="quietDanger"
                      className="-mx-4"
                      aria-label={`End the session of ${browser} since ${dateAndTime(createdAt)}`}
                      onClick={() =>
                        toastOnFailure(FAILED, () =>
                          done(
                            captainApi.call(accountCalls.endSession, { params: { id } }),
                            'Session ended',
                            call.reload,
                          ),
                        )
                      }
                    >
                      End
                    </SmallButton>
                  )}
                </Item>
              ))}
            </ul>
            {sessions.length > 1 && (
              <SmallButton
                className="mt-4"
                onClick={() =>
                  toastOnFailure(FAILED, () =>
                    done(captainApi.call(accountCalls.endOtherSessions), 'All other sessions ended', call.reload),
                  )
                }
              >
                End all other sessions
              </SmallButton>
            )}
          </>
        )}
      </Loaded>
    </TabSection>
  );
}

function TrustedBrowsers({ browsers, reload }: { browsers: AccountFactorsJson['trustedBrowsers']; reload(): void }) {
  return (
    <TabSection title="Trusted browsers" lead="They are asked for the password alone.">
      <ul>
        {browsers.map(({ id, browser, createdAt, expiresAt }) => (
          <Item key={id} title={browser} note={`Since ${dateAndTime(createdAt)}, until ${dateAndTime(expiresAt)}`}>
            <RowButton
              label="Forget"
              variant="quietDanger"
              className="-mx-4"
              of={`${browser} since ${dateAndTime(createdAt)}`}
              onClick={() =>
                toastOnFailure(FAILED, () =>
                  done(captainApi.call(accountCalls.forgetBrowser, { params: { id } }), 'Forgotten', reload),
                )
              }
            />
          </Item>
        ))}
      </ul>
    </TabSection>
  );
}

function Item({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-paper-rule border-b py-3 first:pt-0 last:border-b-0">
      <span className="wrap-anywhere min-w-0 flex-[1_1_14rem]">
        <span className="font-semibold">{title}</span>
        <span className="block text-mute">{note}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">{children}</span>
    </li>
  );
}

/** Waits for a change, reloads whether it succeeded or not, and shows a toast if it did. */
async function done(change: Promise<unknown>, title: string, reload: () => void): Promise<void> {
  await change.finally(reload);
  toast({ title });
}
