import { type FormPost, jsonAnswer } from "../forms/post.server.ts";
import { FORM_NAME, NOT_STORED } from "./fields.ts";
import { submitPartner } from "./submit.server.ts";

export const PARTNER_POST: FormPost = {
  name: FORM_NAME,
  page: "/partner-with-us",
  answerInJson: async (request, services, form) =>
    jsonAnswer(await submitPartner(services, request, form), NOT_STORED),
};
