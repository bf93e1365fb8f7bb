import { useEffect, useLayoutEffect } from 'react'
import type { Location } from 'react-router-dom'

/** The argument makes the effect depend on the location. */
const arrive = (_: Location) => {
  delete document.documentElement.dataset.leaving
}

function leave({ destination }: NavigateEvent): void {
  if (!destination.sameDocument || new URL(destination.url).pathname === location.pathname) return
  document.documentElement.dataset.leaving = ''
}

/** Marks the document while another page is on its way (`base.css` shows it): a touch is answered with the next frame, before that page is rendered. */
export function useNavigationProgress(location: Location): void {
  useLayoutEffect(() => arrive(location), [location])
  useEffect(() => {
    const { navigation } = window
    navigation?.addEventListener('navigate', leave)
    return () => navigation?.removeEventListener('navigate', leave)
  }, [])
}
