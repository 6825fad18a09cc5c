import { bookHref } from "../links.ts";
import { type FormPost, jsonAnswer } from "../forms/post.server.ts";
import { FORM_NAME, NOT_STORED } from "./fields.ts";
import { submitBooking } from "./submit.server.ts";

export const BOOKING_POST: FormPost = {
  name: FORM_NAME,
  page: bookHref(),
  answerInJson: async (request, services, form) =>
    jsonAnswer(await submitBooking(services, request, form), NOT_STORED),
};
