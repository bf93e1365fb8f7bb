import type { ClientState, useAppDispatch } from '../../shared/state/hooks.ts'

/** As much of the shop's store as the shell's messages change. */
export interface ShellStore {
  readonly dispatch: ReturnType<typeof useAppDispatch>
  readonly getState: () => ClientState
}
