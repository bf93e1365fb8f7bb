import { LANGUAGES } from '@nusaria/contracts/headers'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import Globe from 'lucide/dist/esm/icons/globe.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import UserRound from 'lucide/dist/esm/icons/user-round.mjs'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { toInitials } from '#commerce/member/avatar.tsx'
import { MessageBell } from '#commerce/message/message-bell.tsx'
import { useScrolledAway } from '#platform/browser/use-scrolled-away.ts'
import { config } from '#platform/config/config.ts'
import { currentLanguage, LANGUAGE_NAMES } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { repeatsEarlyPress } from '#platform/rendering/early-press.ts'
import { withoutBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { type AppDispatch, useAppDispatch, useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { loginOpened } from '#platform/state/login-info.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { switchLanguage } from '#session/switch-language.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Logo } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import { CategoryBar } from './category-bar.tsx'
import css from './desktop-header.module.css'
import { DesktopSearch } from './desktop-search.tsx'
import { APP_CODES_ID, useEscape, useHoverIntent } from './menu-interactions.ts'

const MiniCart = lazyOptional(() => import('#features/cart/mini-cart.tsx').then((m) => m.MiniCart))

/** A mouse over the link, or the focus of the keyboard, shows below it what is in the cart; Escape closes that. A click and a tap open the cart. */
export function CartMenu() {
  const { t } = useTranslation()
  const count = useCartCount()
  const location = useLocation()
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const { showNow, showLater } = useHoverIntent(setOpen)
  const link = useRef<HTMLDivElement>(null)
  const here = location.pathname === paths.cart
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of place
  useEffect(() => setOpen(false), [location])
  const close = () => showNow(false)
  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && showLater(!here)
  /** What the keyboard opened stays open when the pointer leaves. */
  const leave = () => showLater(false, () => !link.current?.querySelector(':focus-visible'))
  useEscape(open, () => {
    if (link.current?.contains(document.activeElement)) link.current.querySelector('a')?.focus()
    close()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only show what the link leads to
    <div
      ref={link}
      className={css.cart}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Link
        to={paths.cart}
        className={cx('center', css.link)}
        aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.cart')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && showNow(!here)}
        onClick={close}
      >
        <Icon of={ShoppingCart} size={24} />
        <Badge count={count} className={css.badge} />
      </Link>
      {open && (
        <div id={panelId} className={css.panel}>
          <MiniCart />
        </div>
      )}
    </div>
  )
}

/** ms that the mouse rests on a link before its page's data is asked for */
const REST = 80

type AskData = (dispatch: AppDispatch, params: URLSearchParams) => void

/** Pages that desktop opens in place and whose first calls depend on the address alone. */
const PAGES: Readonly<Record<string, () => Promise<AskData>>> = {
  [paths.productList]: async () => (await import('#features/catalog/list/ask-category.ts')).askCategory,
  [paths.activities]: async () => (await import('#features/home/campaigns/ask-campaign.ts')).askCampaign,
}

/** Asks for a page's data while the mouse rests on a link to it, so that the data is there at the click. The link itself loads the page's code. */
function useDataOnHover(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onPoint = ({ target }: MouseEvent) => {
      clearTimeout(timer)
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])')
      const loadAsk = link && link.origin === location.origin && PAGES[withoutBase(link.pathname)]
      if (!loadAsk) return
      const ask = async () => (await loadAsk())(dispatch, new URLSearchParams(link.search))
      // Without the code or the reply the page asks again.
      timer = setTimeout(() => void ask().catch(() => {}), REST)
    }
    document.addEventListener('mouseover', onPoint)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('mouseover', onPoint)
    }
  }, [dispatch])
}

function showApps(): void {
  const codes = document.getElementById(APP_CODES_ID)
  codes?.scrollIntoView({ block: 'end' })
  codes?.focus({ preventScroll: true })
}

/** Once it is scrolled away, its row with the search stays at the top of the window. */
export function DesktopHeader() {
  const { t } = useTranslation()
  const isMember = useIsMember()
  const [header, past] = useScrolledAway<HTMLElement>()
  useDataOnHover()
  return (
    <header ref={header} className={css.place} data-frame-header="" {...repeatsEarlyPress}>
      <div className={cx('size-12 weight-600', css.strip)}>
        <div className={cx('row gap-16 justify-between', css.wrap)}>
          <span className={cx('ellipsis', css.promise)}>
            <Icon of={Truck} size={14} stroke={2} />
            {/* A member may have ordered before. */}
            <span>{t(isMember ? 'header.shipping' : 'header.freeShipping')}</span>
          </span>
          <div className={cx('row rigid nowrap', css.services)}>
            {config.features.app && (
              <button type="button" className={cx('row hitArea gap-6 weight-600', css.service)} onClick={showApps}>
                <Icon of={Smartphone} size={14} />
                <span>{t('footer.getApp')}</span>
              </button>
            )}
            <Link to={paths.faqs} className={cx('row hitArea gap-6 weight-600', css.service)}>
              {t('header.help')}
            </Link>
            <LanguageSelect />
          </div>
        </div>
      </div>
      <div className={cx(css.header, past && css.compact)}>
        <div className={cx('row align-start', css.row)}>
          <Link to={paths.home} aria-label={t('header.home')} className={cx('row', css.logo)}>
            <Logo size={38} />
          </Link>
          <DesktopSearch compact={past} />
          <div className={cx('row gap-4', css.actions)}>
            <MessageBell />
            <CartMenu />
            <i className={css.rule} />
            <AccountLink />
          </div>
        </div>
        {!past && <CategoryBar />}
      </div>
    </header>
  )
}

function AccountLink() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { auth_token, user_name, avatar_url } = useAppSelector(selectSession)
  const className = cx('row gap-10 size-13 line-18 weight-700 nowrap', css.account)
  if (auth_token === null)
    return (
      <button type="button" className={className} onClick={() => dispatch(loginOpened())}>
        <Icon of={UserRound} size={20} />
        <span>{t('header.login')}</span>
      </button>
    )
  return (
    <Link to={paths.me} className={className}>
      <span className={cx('center size-14 weight-800', css.picture)} aria-hidden="true">
        {avatar_url ? (
          <img src={avatar_url} alt="" width={40} height={40} />
        ) : (
          toInitials(user_name ?? '') || <Icon of={UserRound} size={20} />
        )}
      </span>
      <span className={css.name}>
        <small className="block size-11 line-14 weight-500 tone-ink-3">{t('header.greeting')}</small>
        <span>{user_name || t('header.account')}</span>
      </span>
    </Link>
  )
}

function LanguageSelect() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const change = (value: string) => {
    const language = LANGUAGES.find((each) => each === value)
    if (language) switchLanguage(dispatch, language, { choice: true }).catch(() => toast.error(t('failure.network')))
  }
  return (
    <span className={css.box} data-chosen={LANGUAGE_NAMES[currentLanguage()]}>
      <Icon of={Globe} size={14} />
      <select
        className={css.select}
        aria-label={t('header.language')}
        value={currentLanguage()}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} />
    </span>
  )
}
