/** A user of the dashboard, without anything secret. */
export interface CaptainUser {
  id: number;
  username: string;
  name: string;
  role: string;
}

/**
 * Answer of a login. The token is sent as `Authorization: Bearer TOKEN`; it belongs to the session of the cookie that came
 * with it, and opens nothing without that cookie.
 */
export interface LoginAnswer {
  token: string;
  user: CaptainUser;
}

/** Length in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;
export const USERNAME_MAX = 60;

/** A captain as User Management lists them. */
export interface ListedCaptain extends CaptainUser {
  email: string;
  isActive: boolean;
  createdAt: string;
  lastLoginAt: string | null;
}
