/** Who is logged in to the dashboard, as the browser may know it. */
export interface CaptainUser {
  id: number;
  username: string;
  name: string;
  role: string;
}

/** Answer of a login: the token opens every captain call as `Authorization: Bearer TOKEN`. */
export interface LoginAnswer {
  token: string;
  user: CaptainUser;
}

/** Length of a captain's password in characters. */
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
