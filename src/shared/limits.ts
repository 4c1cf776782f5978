/** Upper bounds in characters for what visitors type; schemas enforce them and forms pass them on as `maxLength`. */
export const MAX = {
  name: 80,
  email: 254,
  company: 120,
  message: 5_000,
  url: 2_000,
} as const;
