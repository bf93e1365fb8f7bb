import { useLocation, useNavigate } from 'react-router-dom'
import { useLayout } from '../browser/use-layout.ts'
import { paths } from '../paths.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { loginOpened } from './login-info.ts'
import type { PendingAction } from './pending-action.ts'
import { savePendingAction } from './pending-action.ts'
import { saveReturnTarget } from './return-target.ts'
import { selectSession } from './user-info.ts'

/** Has a guest log in for a wish, which is carried out after that: in a dialog over the page on desktop, on the login page and back on mobile. */
export function useRequireLogin(): (wish: PendingAction) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  const owner = useAppSelector((state) => selectSession(state).member_no)
  return (wish) => {
    savePendingAction(wish, owner)
    if (desktop) return void dispatch(loginOpened())
    saveReturnTarget(location)
    // The arrow of the login page leads back here.
    void navigate(paths.login, { state: { inPlace: true } })
  }
}
