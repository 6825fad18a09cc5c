import type { Message } from "#outbox/transports/message.ts";

/** A complete message of which a test states only what matters to it. */
export function makeMessage(stated: Partial<Message> = {}): Message {
  return {
    messageId: "<7f3c-1@niho.example>",
    from: { name: "Niho", email: "kia.ora@niho.example" },
    to: { name: "Hēmi Ngāta", email: "hemi@patient.example" },
    replyTo: null,
    subject: "Your request NIHO-7K4Q-2WXR-6M",
    text: "Kia ora Hēmi",
    html: "<p>Kia ora Hēmi</p>",
    ...stated,
  };
}
