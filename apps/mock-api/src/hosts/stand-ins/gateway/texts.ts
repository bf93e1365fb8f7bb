import type { Language } from '@nusaria/contracts/headers'
import type { GatewayResult, GatewaySession } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'

type Result = z.output<typeof GatewayResult>

export interface GatewayTexts {
  readonly title: string
  readonly standIn: string
  readonly total: string
  readonly order: string
  readonly method: string
  readonly card: string
  readonly payment: string
  readonly until: string
  readonly choose: string
  readonly results: Readonly<Record<Result, { readonly name: string; readonly hint: string }>>
  readonly over: Readonly<Record<Exclude<GatewaySession['status'], 'created'>, string>>
  /** Replaces the texts of a payment when a card is verified. */
  readonly proof: {
    readonly title: string
    readonly total: string
    readonly hint: string
    readonly number: string
    readonly results: Readonly<Record<Result, string>>
    readonly over: Readonly<Record<Exclude<GatewaySession['status'], 'created'>, string>>
  }
  readonly back: string
  readonly home: string
  readonly loading: string
  readonly missing: string
  readonly refused: string
  readonly unreachable: string
  readonly retry: string
}

export const texts: Readonly<Record<Language, GatewayTexts>> = {
  en: {
    title: 'Payment gateway',
    standIn: 'Stand-in of the mock: no money moves here. Choose how the payment ends.',
    total: 'Amount to pay',
    order: 'Order number',
    method: 'Pay with',
    card: 'Credit or debit card',
    payment: 'Payment number',
    until: 'Pay before',
    choose: 'How does it end?',
    results: {
      success: { name: 'Success', hint: 'The money has arrived' },
      pending: { name: 'Pending', hint: 'The money is on its way' },
      failure: { name: 'Failure', hint: 'The payment is declined' },
      cancellation: { name: 'Cancel', hint: 'You give up and go back' },
      expiry: { name: 'Expire', hint: 'The time to pay runs out' },
    },
    over: {
      pending: 'The money is on its way. You can still decide how it ends.',
      succeeded: 'This payment has succeeded.',
      failed: 'This payment has failed.',
      cancelled: 'This payment was cancelled.',
      expired: 'The time for this payment is over.',
      refunded: 'This payment was refunded.',
    },
    proof: {
      title: 'Card verification',
      total: 'Charged to verify the card',
      hint: 'The amount is refunded automatically.',
      number: 'Verification number',
      results: {
        success: 'The bank confirms the card',
        pending: 'The bank is still checking',
        failure: 'The bank declines the card',
        cancellation: 'You give up and go back',
        expiry: 'The time to verify runs out',
      },
      over: {
        pending: 'The bank is still checking. You can still decide how it ends.',
        succeeded: 'This card is verified. The amount is on its way back.',
        failed: 'The bank declined this card.',
        cancelled: 'This verification was cancelled.',
        expired: 'The time for this verification is over.',
        refunded: 'This card is verified, and the amount was given back.',
      },
    },
    back: 'Back to the shop',
    home: 'To the shop',
    loading: 'Opening the payment …',
    missing: 'There is no such payment. Start it again from your order.',
    refused: 'That is no longer possible. This is how the payment stands now.',
    unreachable: 'The gateway can’t be reached. Check your connection and try again.',
    retry: 'Try again',
  },
  id: {
    title: 'Gerbang pembayaran',
    standIn: 'Simulasi dari mock: tidak ada uang yang berpindah. Pilih bagaimana pembayaran ini berakhir.',
    total: 'Total pembayaran',
    order: 'Nomor pesanan',
    method: 'Bayar dengan',
    card: 'Kartu kredit atau debit',
    payment: 'Nomor pembayaran',
    until: 'Bayar sebelum',
    choose: 'Bagaimana hasilnya?',
    results: {
      success: { name: 'Berhasil', hint: 'Uangnya sudah masuk' },
      pending: { name: 'Menunggu', hint: 'Uangnya masih di jalan' },
      failure: { name: 'Gagal', hint: 'Pembayaran ditolak' },
      cancellation: { name: 'Batalkan', hint: 'Kamu batal dan kembali' },
      expiry: { name: 'Kedaluwarsa', hint: 'Waktu bayar habis' },
    },
    over: {
      pending: 'Uangnya masih di jalan. Kamu masih bisa menentukan hasilnya.',
      succeeded: 'Pembayaran ini sudah berhasil.',
      failed: 'Pembayaran ini gagal.',
      cancelled: 'Pembayaran ini dibatalkan.',
      expired: 'Waktu pembayaran ini sudah habis.',
      refunded: 'Dana pembayaran ini sudah dikembalikan.',
    },
    proof: {
      title: 'Verifikasi kartu',
      total: 'Ditagih untuk memverifikasi kartu',
      hint: 'Jumlah ini dikembalikan otomatis.',
      number: 'Nomor verifikasi',
      results: {
        success: 'Bank mengonfirmasi kartunya',
        pending: 'Bank masih memeriksa',
        failure: 'Bank menolak kartunya',
        cancellation: 'Kamu batal dan kembali',
        expiry: 'Waktu verifikasi habis',
      },
      over: {
        pending: 'Bank masih memeriksa. Kamu masih bisa menentukan hasilnya.',
        succeeded: 'Kartu ini sudah terverifikasi. Dananya sedang dikembalikan.',
        failed: 'Bank menolak kartu ini.',
        cancelled: 'Verifikasi ini dibatalkan.',
        expired: 'Waktu verifikasi ini sudah habis.',
        refunded: 'Kartu ini sudah terverifikasi dan dananya sudah dikembalikan.',
      },
    },
    back: 'Kembali ke toko',
    home: 'Ke toko',
    loading: 'Membuka pembayaran …',
    missing: 'Pembayaran ini tidak ada. Mulai lagi dari pesananmu.',
    refused: 'Itu tidak bisa lagi. Begini keadaan pembayarannya sekarang.',
    unreachable: 'Gerbang pembayaran tidak bisa dihubungi. Cek koneksimu, lalu coba lagi.',
    retry: 'Coba lagi',
  },
  'zh-CN': {
    title: '支付网关',
    standIn: '模拟环境的替身页面，不会产生真实扣款。请选择这笔支付的结果。',
    total: '应付金额',
    order: '订单号',
    method: '支付方式',
    card: '信用卡或借记卡',
    payment: '支付单号',
    until: '请于此前支付',
    choose: '结果如何？',
    results: {
      success: { name: '成功', hint: '款项已到账' },
      pending: { name: '处理中', hint: '款项在途' },
      failure: { name: '失败', hint: '支付被拒绝' },
      cancellation: { name: '取消', hint: '放弃并返回' },
      expiry: { name: '超时', hint: '支付时间已过' },
    },
    over: {
      pending: '款项在途，您仍可决定结果。',
      succeeded: '该笔支付已成功。',
      failed: '该笔支付已失败。',
      cancelled: '该笔支付已取消。',
      expired: '该笔支付已超时。',
      refunded: '该笔支付已退款。',
    },
    proof: {
      title: '银行卡验证',
      total: '验证扣款金额',
      hint: '该金额会自动退回。',
      number: '验证单号',
      results: {
        success: '银行确认此卡',
        pending: '银行仍在核验',
        failure: '银行拒绝此卡',
        cancellation: '放弃并返回',
        expiry: '验证时间已过',
      },
      over: {
        pending: '银行仍在核验，您仍可决定结果。',
        succeeded: '此卡已验证，款项正在退回。',
        failed: '银行拒绝了此卡。',
        cancelled: '该次验证已取消。',
        expired: '该次验证已超时。',
        refunded: '此卡已验证，款项已退回。',
      },
    },
    back: '返回商城',
    home: '前往商城',
    loading: '正在打开支付…',
    missing: '没有这笔支付，请从订单重新发起。',
    refused: '已无法这样操作，以下是支付的当前状态。',
    unreachable: '无法连接支付网关，请检查网络后重试。',
    retry: '重试',
  },
}
