import { HelpSection } from '#commerce/customer-service/help-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'

interface Props {
  readonly orderNo: string
  /** Shows the number, on a page that doesn't do so elsewhere. */
  readonly shown?: boolean
}

/** How to get help with an order: a message has its number filled in. */
export function OrderHelp({ orderNo, shown }: Props) {
  const { t } = useTranslation('order')
  const number = shown && (
    <>
      <b translate="no">{orderNo}</b>
      <CopyButton text={orderNo} label={t('copyOrder')} done={t('parcel.copied')} failed={t('parcel.copyFailed', { number: orderNo })} />
    </>
  )
  return (
    <Panel title={t('help.title')}>
      <HelpSection
        text={t('help.text')}
        number={number}
        about={{ kind: 'Order', no: orderNo }}
        faqs={{ to: paths.faqs, label: t('help.faqs') }}
      />
    </Panel>
  )
}
