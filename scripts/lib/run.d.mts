/** Runs a program of the workspace with inherited input and output. Resolves to its exit code. */
export function run(
  command: string,
  args: readonly string[],
  options?: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string },
): Promise<number>
