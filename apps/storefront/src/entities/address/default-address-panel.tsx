import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import { useAddressListQuery } from './address-api.ts'
import css from './address-card.module.css'
import { AddressText } from './address-text.tsx'

/** Where orders go unless told otherwise; the way to the first address when there is none. Nothing until known. */
export function DefaultAddressPanel() {
  const { t } = useTranslation('address')
  const { data } = useAddressListQuery()
  if (!data) return null
  const address = data.list.find((each) => each.flag_default)
  return (
    <Panel
      title={t('defaultTitle')}
      action={
        address && (
          <Link to={paths.addresses} className={css.all}>
            {t('all')}
            <Icon of={ChevronRight} size={16} stroke={2.25} />
          </Link>
        )
      }
    >
      {address ? (
        <AddressText address={address} />
      ) : (
        <>
          <p className={css.none}>{t('empty.text')}</p>
          <LinkButton variant="soft" to={paths.addressDetail}>
            {t('add')}
          </LinkButton>
        </>
      )}
    </Panel>
  )
}
