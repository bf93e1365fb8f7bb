import { HelpSection } from '#commerce/customer-service/help-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'

/** How to get help. `orderNo`: the number to copy, on a page that doesn't show it. */
export function OrderHelp({ orderNo }: { readonly orderNo?: string }) {
  const { t } = useTranslation('order')
  const number = orderNo && (
    <>
      <b translate="no">{orderNo}</b>
      <CopyButton text={orderNo} label={t('copyOrder')} done={t('parcel.copied')} failed={t('parcel.copyFailed', { number: orderNo })} />
    </>
  )
  return (
    <Panel title={t('help.title')}>
      <HelpSection text={t('help.text')} number={number} faqs={{ to: paths.faqs, label: t('help.faqs') }} />
    </Panel>
  )
}
