import type { ClientState, useDispatch } from '../../../shared/state/hooks.ts'

/** As much of the shop's store as the shell's messages change. */
export interface Shop {
  readonly dispatch: ReturnType<typeof useDispatch>
  readonly getState: () => ClientState
}
