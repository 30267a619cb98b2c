interface Choices {
  readonly communication_accepted: boolean;
  readonly email_notification: boolean;
  readonly sms_notification: boolean;
}

/**
 * Returns the channels through which the company may reach a person: the stored choices count only while the person
 * accepts communications. They stay stored meanwhile, so that accepting again brings them back (decision 17).
 */
export function channelsOf({ communication_accepted, email_notification, sms_notification }: Choices) {
  return {
    email: communication_accepted && email_notification,
    sms: communication_accepted && sms_notification,
  };
}
