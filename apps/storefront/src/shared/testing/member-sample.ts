import type { UserInfo } from '@nusaria/contracts/member-entities'

/** A member who may change everything, with both a phone and an e-mail linked. */
export function memberSample(part: Partial<UserInfo> = {}): UserInfo {
  return {
    member_no: 'M1',
    user_name: 'Sari Wulandari',
    avatar_url: null,
    phone: '8120****001',
    email: 's***i@example.com',
    birthday: '1993-08-17',
    name_change_from: null,
    birthday_change_from: null,
    flag_password: true,
    points: 100,
    voucher_count: 2,
    registered_at: '2025-01-02T10:00:00+07:00',
    account_state: 'active',
    ...part,
  }
}
