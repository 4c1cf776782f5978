import { useState } from 'react';
import { copyText, useAction } from '#app/pages/captain/actions.ts';
import { FormDialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, SelectField, TextField, textIn } from '#app/pages/captain/parts/forms/forms.tsx';
import { useHasMail } from '#app/pages/captain/parts/has-mail.ts';
import { TextLink } from '#app/pages/captain/parts/links.tsx';
import { RowButton, Table } from '#app/pages/captain/parts/lists/lists.tsx';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { dateAndTime } from '#app/pages/captain/parts/time.ts';
import { captainApi, useSession } from '#app/pages/captain/session.ts';
import { type CallState, useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { userCalls } from '#shared/account.calls.ts';
import type { ListedCaptainJson } from '#shared/captain.schema.ts';
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#shared/captain.ts';
import { MAX } from '#shared/limits.ts';
import { outboxCalls } from '#shared/outbox.calls.ts';
import type { OutboxPageJson } from '#shared/outbox.schema.ts';
import { paths } from '#shared/paths.ts';
import { ROLES, roleOf } from '#shared/roles.ts';
import { PasswordField } from './password-field.tsx';

/** The users of the dashboard. */
export function Tab() {
  const call = useCall(userCalls.list);
  const outbox = useCall(outboxCalls.list);
  const [edited, setEdited] = useState<ListedCaptainJson | 'new'>();
  return (
    <>
      <TabHead
        title="User Management"
        lead={
          <>
            Owners may do everything; editors write drafts. Your own second factor and sessions are in{' '}
            <TextLink to={paths.captainTab('account')}>My account</TextLink>.
          </>
        }
      >
        <MainButton onClick={() => setEdited('new')}>Add user</MainButton>
      </TabHead>
      <Loaded call={{ ...call, error: call.error && `Failed to fetch users: ${call.error}` }}>
        {(users) => (
          <Table
            caption="Users"
            rows={users}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Name', className: 'wrap-anywhere font-semibold md:min-w-24', cell: nameOf },
              { label: 'Username', className: 'wrap-anywhere font-mono md:min-w-20', cell: usernameOf },
              { label: 'Email', className: 'wrap-anywhere md:min-w-36 xl:min-w-60', cell: ({ email }) => email },
              {
                label: 'Status',
                cell: (user) => <Status user={user} isUnsent={isUnsent(user, outbox.data)} />,
              },
              { label: 'Role', className: 'wrap-anywhere md:min-w-16', cell: (user) => ROLES[roleOf(user)].label },
              {
                label: 'Last login',
                className: 'md:min-w-26',
                cell: (user) => <LastLogin user={user} outbox={outbox} />,
              },
            ]}
            actions={(user) => <RowButton label="Edit" of={user.name} onClick={() => setEdited(user)} />}
          />
        )}
      </Loaded>
      {edited && (
        <UserDialog
          user={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            call.reload();
            outbox.reload();
          }}
        />
      )}
    </>
  );
}

/** Was invited, and has not chosen a password yet. */
const isWaiting = ({ isActive, isInvited }: ListedCaptainJson) => isActive && isInvited;

/** The user chooses both with the password; until then they are the address. */
const nameOf = (user: ListedCaptainJson) => (isWaiting(user) && user.name === user.email ? 'Not chosen' : user.name);
const usernameOf = (user: ListedCaptainJson) =>
  isWaiting(user) && user.username === user.email ? 'Not chosen' : user.username;

/** True when the newest invitation of a user was not sent and does not wait for its first try. */
function isUnsent({ email }: ListedCaptainJson, outbox: OutboxPageJson | undefined): boolean {
  const mail = outbox?.messages.find(({ event, to }) => event === 'account.link' && to === email);
  return mail !== undefined && mail.status !== 'sent' && (mail.status !== 'waiting' || mail.attempts > 0);
}

function Status({ user, isUnsent }: { user: ListedCaptainJson; isUnsent: boolean }) {
  if (isWaiting(user)) return <Badge look="alert">{isUnsent ? 'Not sent' : 'Invited'}</Badge>;
  return <Badge look={user.isActive ? 'good' : 'off'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>;
}

function LastLogin({ user, outbox }: { user: ListedCaptainJson; outbox: CallState<OutboxPageJson> }) {
  if (!isWaiting(user)) return user.lastLoginAt ? dateAndTime(user.lastLoginAt) : 'Never';
  const hasMail = outbox.data?.channels.mail ?? true;
  const whyNot = hasMail
    ? 'The invitation could not be sent: the Outbox says why.'
    : 'No mail server is set up: invite again once one is, or give a password.';
  return (
    <>
      <span className="block">{isUnsent(user, outbox.data) ? whyNot : 'Not accepted yet'}</span>
      <InviteAgain user={user} onInvited={outbox.reload} />
    </>
  );
}

function InviteAgain({ user: { id, name }, onInvited }: { user: ListedCaptainJson; onInvited(): void }) {
  const { isBusy, run } = useAction();
  const invite = () =>
    run('Failed to send invitation', async () => {
      await captainApi.call(userCalls.invite, { params: { id } });
      onInvited();
      await tellInvited();
    });
  return <RowButton label="Invite again" of={name} disabled={isBusy} onClick={() => void invite()} />;
}

/** How a new user without a password gets in. */
const INVITATION_HINTS = {
  mail: 'Without a password an invitation goes there: the user chooses name, username and password.',
  noMail: 'No mail server is set up, so no invitation can be sent: give a password, and tell it to the user.',
};

interface UserDialogProps {
  /** Undefined for a new user. */
  user: ListedCaptainJson | undefined;
  onClose(): void;
  onSaved(): void;
}

function UserDialog({ user, onClose, onSaved }: UserDialogProps) {
  const session = useSession();
  const [role, setRole] = useState(user ? roleOf(user) : 'editor');
  const hasMail = useHasMail();
  const isSelf = user !== undefined && user.id === session?.user.id;

  async function save(fields: FormData) {
    const password = textIn(fields, 'password');
    const input = {
      name: textIn(fields, 'name'),
      username: textIn(fields, 'username'),
      email: textIn(fields, 'email'),
      role,
      password,
      isActive: fields.has('isActive'),
    };
    if (user) {
      await captainApi.call(userCalls.save, { params: { id: user.id }, input });
      const description = isSelf && password ? 'Log in again with the new password.' : undefined;
      toast({ title: 'User saved', description });
    } else {
      await captainApi.call(userCalls.create, { input });
      if (password) tellLogin(input.username || input.email);
      else await tellInvited();
    }
    onSaved();
  }

  return (
    <FormDialog
      title={user ? `Edit ${user.name}` : 'Add user'}
      onClose={onClose}
      localCopy={`user.${user?.id ?? 'new'}`}
      save={save}
      failed={user ? 'Failed to save user' : 'Failed to add user'}
      action={user ? 'Save' : 'Add user'}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        hint={!user && INVITATION_HINTS[hasMail ? 'mail' : 'noMail']}
        required
        maxLength={MAX.email}
        defaultValue={user?.email}
        className="sm:col-span-2"
      />
      <LoginFields user={user} />
      <SelectField
        label="Role"
        hint={ROLES[role].hint}
        name="role"
        value={role}
        choices={{ owner: ROLES.owner.label, editor: ROLES.editor.label }}
        onChoose={setRole}
        className="sm:col-span-2"
      />
      <Checkbox
        label="Active"
        hint="An inactive user cannot log in and is logged out at once."
        name="isActive"
        defaultChecked={user?.isActive ?? true}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
}

/** Shows a toast with the login to hand over to a user whose password was set here. */
function tellLogin(username: string) {
  const login = `${location.origin}${paths.captain}, username ${username}`;
  const copy = () => void copyText(login, { title: 'Login copied', description: 'The password is not in it.' });
  toast({
    title: 'User added',
    description: `Tell them: ${login}, and the password that you gave.`,
    action: { label: 'Copy', onClick: copy },
    duration: 20_000,
  });
}

/** Says whether the invitation is on its way, or waits in the outbox for a mail server. */
async function tellInvited() {
  // The invitation is stored: that this is not known must not look like a failure.
  const outbox = await captainApi.call(outboxCalls.list).catch(() => undefined);
  if (!outbox) toast({ title: 'Invitation saved' });
  else if (outbox.channels.mail) toast({ title: 'Invitation sent', description: 'Its link works for seven days.' });
  else {
    toast({
      title: 'User added, invitation not sent',
      description: 'No mail server is set up. Choose “Invite again” once one is, or edit the user and give a password.',
    });
  }
}

/** Name, username and password; those of a new user may be empty. */
function LoginFields({ user }: Pick<UserDialogProps, 'user'>) {
  return (
    <>
      <TextField label="Name" name="name" required={!!user} maxLength={MAX.name} defaultValue={user?.name} />
      <TextField
        label="Username"
        name="username"
        required={!!user}
        maxLength={USERNAME_MAX}
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={user?.username}
      />
      <PasswordField
        label={user ? 'New password' : 'Password'}
        note={user ? 'empty: no change' : undefined}
        hint={`At least ${PASSWORD_MIN} characters. ${user ? 'A new password ends all sessions of this user.' : 'With one, no invitation is sent.'}`}
        maxLength={PASSWORD_MAX}
        autoComplete="new-password"
        className="sm:col-span-2"
      />
    </>
  );
}
