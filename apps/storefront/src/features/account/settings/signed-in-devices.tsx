import { type SignedInDevice, sessionContract } from '@nusaria/contracts/session'
import Monitor from 'lucide/dist/esm/icons/monitor.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { useState } from 'react'
import { injectCalls } from '#platform/api/api.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { useLogout } from '#session/use-logout.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/state.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './signed-in-devices.module.css'

const devicesApi = injectCalls('session', sessionContract)

/**
 * Shows the list of a reply. It isn't fetched again: after a logout that call would be refused, and the shop would say that the session
 * has expired.
 */
function useShowDevices() {
  const dispatch = useAppDispatch()
  return (value: { readonly list: SignedInDevice[] }) =>
    void dispatch(devicesApi.util.upsertQueryEntries([{ endpointName: 'sessionList', arg: undefined, value }]))
}

interface Props {
  /** There is only one device. */
  readonly hidden: boolean
  readonly onClose: () => void
}

/** Logs out all other devices after a confirmation, and this one too if the member ticks that. */
function LogoutOtherDevices({ hidden, onClose }: Props) {
  const { t } = useTranslation(['profile', 'auth'])
  const logout = useLogout()
  const [confirming, setConfirming] = useState(false)
  const [includeThis, setIncludeThis] = useState(false)
  const showDevices = useShowDevices()
  const [endOthers] = devicesApi.useSessionEndOthersMutation()
  const { submit, busy, failure, clearError } = useSubmit(endOthers, {
    async onDone(reply) {
      showDevices(reply)
      setConfirming(false)
      if (!includeThis) return toast.success(t('profile:devices.allDone'))
      onClose()
      await logout()
      toast.success(t('auth:logout.done'))
    },
  })
  return (
    <>
      {!hidden && (
        <Button
          block
          variant="outline"
          onClick={() => {
            clearError()
            setIncludeThis(false)
            setConfirming(true)
          }}
        >
          {t('profile:devices.all')}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        title={t('profile:devices.allTitle')}
        text={
          <div className="grid gap-12">
            <p>{t('profile:devices.allText')}</p>
            <Checkbox checked={includeThis} onChange={setIncludeThis}>
              {t('profile:devices.thisToo')}
            </Checkbox>
            <FailureNote failure={failure} />
          </div>
        }
        confirmLabel={t('profile:devices.out')}
        onConfirm={() => void submit({})}
        onCancel={() => setConfirming(false)}
        loading={busy}
      />
    </>
  )
}

const PHONES = ['Android', 'iOS']

function Device({ device }: { readonly device: SignedInDevice }) {
  const { t } = useTranslation('profile')
  const { session_no, browser, system, place, signed_in_at, flag_current } = device
  const name = [browser, system].filter(Boolean).join(', ') || t('devices.unknown')
  const showDevices = useShowDevices()
  const [end] = devicesApi.useSessionEndMutation()
  const { submit, busy, failure } = useSubmit(end, {
    onDone(reply) {
      showDevices(reply)
      toast.success(t('devices.outDone', { device: name }))
    },
  })
  return (
    <li className={cx('row padY-12 gap-12', css.device)}>
      <Icon of={PHONES.includes(system) ? Smartphone : Monitor} size={20} />
      <div className="grow size-12 line-18 tone-ink-2 breaks">
        <b className="size-14 line-22 tone-ink">{name}</b> {flag_current && <Tag tone="green">{t('devices.current')}</Tag>}
        {place && <p>{place}</p>}
        <p>{t('devices.since', { time: formatDateTime(signed_in_at) })}</p>
        <FailureNote failure={failure} />
      </div>
      {!flag_current && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void submit({ session_no })}
          loading={busy}
          aria-label={`${t('devices.out')}: ${name}`}
        >
          {t('devices.out')}
        </Button>
      )}
    </li>
  )
}

function Devices({ list }: { readonly list: readonly SignedInDevice[] }) {
  const { t } = useTranslation('profile')
  return (
    <ul aria-label={t('devices.label')}>
      {list.map((device) => (
        <Device key={device.session_no} device={device} />
      ))}
    </ul>
  )
}

export function SignedInDevices({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('profile')
  const query = devicesApi.useSessionListQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <QueryState query={query} inline loading={<Skeleton height={144} radius={12} />}>
      {({ list }) => (
        <div className="grid gap-16 textAlign-left">
          <Devices list={list} />
          <p className="size-12 line-18 tone-ink-2">{t(list.length > 1 ? 'devices.secure' : 'devices.alone')}</p>
          <LogoutOtherDevices hidden={list.length === 1} onClose={onClose} />
        </div>
      )}
    </QueryState>
  )
}
