import { useEffect, useState } from 'react'
import { safePaymentUrl } from '../../shared/safe-payment-url.ts'

/** Leaves for a page of the gateway. `lost`: its address isn't one to go to. */
export function useGatewayRedirect() {
  const [leaving, setLeaving] = useState(false)
  const [lost, setLost] = useState(false)

  // Back by the browser's button: this page as it was left, out of the cache.
  useEffect(() => {
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const goTo = (url: string) => {
    const page = safePaymentUrl(url)
    setLost(page === null)
    setLeaving(page !== null)
    if (page !== null) window.location.assign(page)
  }
  return { goTo, leaving, lost }
}
