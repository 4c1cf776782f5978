export function Component() {
  return <h1>Hi</h1>;
}
