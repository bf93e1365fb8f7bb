import { useEffect, useState } from 'react'
import { safePaymentUrl } from '#platform/routing/safe-payment-url.ts'

/** Opens a page of the payment gateway. `invalidUrl`: the address is not allowed, so the page stays. */
export function useGatewayRedirect() {
  const [redirecting, setRedirecting] = useState(false)
  const [invalidUrl, setInvalidUrl] = useState(false)

  // The browser's back button may restore this page from its cache, with the state it was left in.
  useEffect(() => {
    const onPageShow = () => setRedirecting(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const redirect = (url: string) => {
    const safeUrl = safePaymentUrl(url)
    setInvalidUrl(safeUrl === null)
    setRedirecting(safeUrl !== null)
    if (safeUrl !== null) window.location.assign(safeUrl)
  }
  return { redirect, redirecting, invalidUrl }
}
