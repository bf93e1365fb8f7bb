import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#platform/routing/paths.ts'
import { selectedAddressId } from '#platform/state/drafts.ts'

/** Navigation state of the address pages when the confirm page opened them. */
interface SelectionState {
  readonly from: 'orderConfirm'
  /** The history index of the confirm page; set on arrival, so that it is known after a login too. */
  readonly origin?: number
}

function historyIndex(): number {
  return (window.history.state as { readonly idx?: number } | null)?.idx ?? 0
}

/** The selection of an address for an order; null when the shopper only manages addresses. */
export function useAddressSelection() {
  const location = useLocation()
  const navigate = useNavigate()
  const state: SelectionState | null = location.state?.from === 'orderConfirm' ? location.state : null
  const unnoted = state !== null && state.origin === undefined

  useEffect(() => {
    if (!unnoted) return
    const { pathname, search } = location
    void navigate(
      { pathname, search },
      { replace: true, state: { from: 'orderConfirm', origin: historyIndex() - 1 } satisfies SelectionState },
    )
  }, [unnoted, location, navigate])

  if (!state) return null
  return {
    /** Navigation state for links to the other address page. */
    state,
    choose(addressId: string) {
      selectedAddressId.set(addressId)
      const steps = (state.origin ?? historyIndex() - 1) - historyIndex()
      if (steps < 0 && historyIndex() + steps >= 0) void navigate(steps)
      else void navigate(paths.orderConfirm, { replace: true })
    },
  }
}
