import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#app/pages/captain/parts/dialog.tsx';
import { Checkbox, TextField, useIssues } from '#app/pages/captain/parts/forms.tsx';
import { Cell, Table } from '#app/pages/captain/parts/lists.tsx';
import { Badge, Failed, Loading, TabHead } from '#app/pages/captain/parts/states.tsx';
import { moment } from '#app/pages/captain/parts/time.ts';
import { captainApi, reasonOf, useSession } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/field.tsx';
import { toast } from '#app/ui/toast.tsx';
import { type ListedCaptain, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#shared/captain.ts';
import { MAX } from '#shared/limits.ts';
import { ROLES, type Role, roleOf } from '#shared/roles.ts';
import { Account } from './account.tsx';

/** The users of the dashboard, and the account of the one who is logged in. */
export function Tab() {
  const { data, error, isLoading, reload } = useCall<ListedCaptain[]>('/captain/users');
  const [edited, setEdited] = useState<ListedCaptain | 'new'>();
  return (
    <>
      <TabHead title="User Management" lead="Owners may do everything; editors write drafts.">
        <Button size="sm" variant="ink" onClick={() => setEdited('new')}>
          Add user
        </Button>
      </TabHead>
      {isLoading && !data && <Loading />}
      {error && <Failed reason={`Failed to fetch users: ${error}`} retry={reload} />}
      {data && (
        <Table caption="Users" columns={['Name', 'Username', 'Email', 'Status', 'Role', 'Last login', 'Actions']}>
          {data.map((user) => (
            <tr key={user.id} className="border-paper-rule border-b">
              <Cell label="Name" className="wrap-anywhere font-semibold md:min-w-28">
                {user.name}
              </Cell>
              <Cell label="Username" className="wrap-anywhere font-mono md:min-w-24">
                {user.username}
              </Cell>
              <Cell label="Email" className="wrap-anywhere md:min-w-44 xl:min-w-60">
                {user.email}
              </Cell>
              <Cell label="Status">
                <Badge look={user.isActive ? 'good' : 'off'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>
              </Cell>
              <Cell label="Role" className="wrap-anywhere md:min-w-16">
                {ROLES[roleOf(user)].label}
              </Cell>
              <Cell label="Last login">{user.lastLoginAt ? moment(user.lastLoginAt) : 'Never'}</Cell>
              <Cell label="Actions" className="md:text-right">
                <Button size="sm" variant="outline" aria-label={`Edit ${user.name}`} onClick={() => setEdited(user)}>
                  Edit
                </Button>
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <Account />
      {edited && (
        <UserDialog
          user={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            reload();
          }}
        />
      )}
    </>
  );
}

interface UserDialogProps {
  /** Undefined for a new user. */
  user: ListedCaptain | undefined;
  onClose(): void;
  onSaved(): void;
}

function UserDialog({ user, onClose, onSaved }: UserDialogProps) {
  const session = useSession();
  const issues = useIssues();
  const [isSaving, setIsSaving] = useState(false);
  const [role, setRole] = useState<Role>(user ? roleOf(user) : 'owner');
  const isSelf = user !== undefined && user.id === session?.user.id;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const input = {
      name: text('name'),
      username: text('username'),
      email: text('email'),
      role: text('role'),
      password: text('password'),
      isActive: fields.get('isActive') === 'on',
    };
    setIsSaving(true);
    try {
      if (user) await captainApi.put(`/captain/users/${user.id}`, input);
      else await captainApi.post('/captain/users', input);
      toast({
        title: user ? 'User saved' : 'User added',
        description: isSelf && input.password ? 'Log in again with the new password.' : undefined,
      });
      onSaved();
    } catch (error) {
      setIsSaving(false);
      issues.take(error);
      toast({
        title: user ? 'Failed to save user' : 'Failed to add user',
        description: reasonOf(error),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog title={user ? `Edit ${user.name}` : 'Add user'} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={MAX.name}
          defaultValue={user?.name}
          error={issues.errorOf('name')}
        />
        <TextField
          label="Username"
          name="username"
          required
          maxLength={USERNAME_MAX}
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={user?.username}
          error={issues.errorOf('username')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={MAX.email}
          defaultValue={user?.email}
          error={issues.errorOf('email')}
          className="sm:col-span-2"
        />
        <TextField
          label={user ? 'New password' : 'Password'}
          note={user ? 'empty: no change' : undefined}
          hint={`At least ${PASSWORD_MIN} characters. ${user ? 'A new password ends all sessions of this user.' : ''}`}
          name="password"
          type="password"
          required={!user}
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          autoComplete="new-password"
          error={issues.errorOf('password')}
        />
        <Field label="Role" hint={ROLES[role].hint} error={issues.errorOf('role')} className="sm:col-span-2">
          {(control) => (
            <Select {...control} name="role" value={role} onChange={({ target }) => setRole(target.value as Role)}>
              {Object.entries(ROLES).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox
          label="Active"
          hint="An inactive user cannot log in and is logged out at once."
          name="isActive"
          defaultChecked={user?.isActive ?? true}
          className="sm:col-span-2"
        />
        <div className="flex justify-end gap-2 sm:col-span-2">
          <Button size="sm" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="ink" disabled={isSaving}>
            {user ? 'Save' : 'Add user'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
